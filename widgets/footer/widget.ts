import * as z from 'zod';
import { baseFields, cta, image } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { iconName, link, list, reference, requiredText, tab, text } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const linkGroup = z.object({
  label: requiredText().meta({ title: 'Heading', description: 'A group without one is left out.' }),
  links: list(cta, 10).meta({ title: 'Links', description: 'At most 10.' }),
});

const socialLink = z.object({
  iconName: iconName.meta({
    title: 'Icon',
    description: 'Name of a built-in icon, or the address of an svg.',
  }),
  label: requiredText().meta({
    title: 'Label',
    description: 'Shown where there is no icon, read out in any case.',
  }),
  url: link.meta({ title: 'Address', description: 'Where it leads.' }),
});

const partnerLogo = z.object({
  image: image.meta({ title: 'Logo', description: 'Stands on a white ground.' }),
  ctaLink: link.meta({ title: 'Link', description: 'Where the logo leads.' }),
  alt: text(120).meta({ title: 'Name', description: 'Name of the partner.' }),
});

const appBadge = z.object({
  image: image.meta({
    title: 'Badge',
    description: 'As the shop gives it out; name the shop in its alternative text.',
  }),
  ctaLink: link.meta({ title: 'Link', description: 'Where the badge leads.' }),
});

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Link groups, legal, social, newsletter slot, partner logos',
  words: 'bottom of page, copyright, imprint, social links, legal',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['linkGroups', 'legalLinks', 'copyright'],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      description: baseFields.description.meta({
        title: 'Sentence',
        description: 'Says beside the logo what this site is.',
      }),
      logo: image.optional().meta({ title: 'Logo', description: 'Stands on a dark ground.' }),
      linkGroups: list(linkGroup, 6).meta({ title: 'Link groups', description: 'At most 6.' }),
      legalLinks: list(cta, 8).meta({
        title: 'Legal links',
        description: 'At most 8, in the last row.',
      }),
      socialLinks: list(socialLink, 8).meta({
        title: 'Social links',
        description: 'At most 8, as icons.',
      }),
      partnerLogos: list(partnerLogo, 12).meta({ title: 'Partners', description: 'At most 12 logos.' }),
      copyright: text(200).meta({
        title: 'Copyright',
        description: 'At most 200 characters; {year} is the present year.',
      }),
      newsletter: z.record(z.string(), z.unknown()).optional().meta({
        title: 'Newsletter',
        description: 'Configuration of a newsletter sign-up that is shown above the groups.',
        'x-field': 'json',
      }),
      appBadges: list(appBadge, 3).meta({ title: 'Apps', description: 'At most 3 badges of app shops.' }),
      helplineLabel: text(60).meta({ title: 'Helpline', description: 'Says what the number is for.' }),
      helplinePhone: reference.meta({
        title: 'Helpline’s number',
        description: 'Optional plus sign and 5 to 20 digits; anything else is shown, but cannot be called.',
      }),
    }),
  }),
  examples: {
    default: 'Logo, sentence, four groups, a helpline, legal and social links.',
    arabic: 'Logo, four groups, a helpline, legal and social links in Arabic.',
    'faulty-links':
      'A group without a heading is left out, a bad address shows as text, a helpline without digits cannot be called.',
    german: 'Long German words in groups and links.',
    'legal-only': 'The legal row alone.',
    'sign-in-needed': 'Links that send anonymous visitors to sign in first.',
    'with-newsletter': 'A newsletter sign-up above the groups.',
    'with-partners': 'Logos of partners and a badge of an app shop.',
  },
  accessibility: [
    'The footer is a landmark, and each group of links in it is a navigation named by its heading.',
    'Where there is no room for all groups, each opens by a button in its heading, which says whether it is open.',
    'Logos, legal and social links are lists with a name.',
    'A social link is named by its label, with an icon or without.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
