import {
  baseFieldTexts,
  ctaFields,
  fieldsOf,
  imageFields,
  type FieldTexts,
} from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  description: { title: 'Sentence', description: 'Says beside the logo what this site is.' },
  logo: { title: 'Logo', description: 'Stands on a dark ground.' },
  ...fieldsOf('logo', imageFields),
  linkGroups: { title: 'Link groups', description: 'At most 6.' },
  'linkGroups[].label': { title: 'Heading', description: 'A group without one is left out.' },
  'linkGroups[].links': { title: 'Links', description: 'At most 10.' },
  ...fieldsOf('linkGroups[].links[]', ctaFields),
  legalLinks: { title: 'Legal links', description: 'At most 8, in the last row.' },
  ...fieldsOf('legalLinks[]', ctaFields),
  socialLinks: { title: 'Social links', description: 'At most 8, as icons.' },
  'socialLinks[].iconName': {
    title: 'Icon',
    description: 'Name of a built-in icon, or the address of an svg.',
  },
  'socialLinks[].label': {
    title: 'Label',
    description: 'Shown where there is no icon, read out in any case.',
  },
  'socialLinks[].url': { title: 'Address', description: 'Where it leads.' },
  partnerLogos: { title: 'Partners', description: 'At most 12 logos.' },
  'partnerLogos[].image': { title: 'Logo', description: 'Stands on a white ground.' },
  ...fieldsOf('partnerLogos[].image', imageFields),
  'partnerLogos[].ctaLink': { title: 'Link', description: 'Where the logo leads.' },
  'partnerLogos[].alt': { title: 'Name', description: 'Name of the partner.' },
  copyright: { title: 'Copyright', description: 'At most 200 characters; {year} is the present year.' },
  newsletter: {
    title: 'Newsletter',
    description: 'Configuration of a newsletter sign-up that is shown above the groups.',
  },
  appBadges: { title: 'Apps', description: 'At most 3 badges of app shops.' },
  'appBadges[].image': {
    title: 'Badge',
    description: 'As the shop gives it out; name the shop in its alternative text.',
  },
  ...fieldsOf('appBadges[].image', imageFields),
  'appBadges[].ctaLink': { title: 'Link', description: 'Where the badge leads.' },
  helplineLabel: { title: 'Helpline', description: 'Says what the number is for.' },
  helplinePhone: {
    title: 'Helpline’s number',
    description: 'Optional plus sign and 5 to 20 digits; anything else is shown, but cannot be called.',
  },
};
