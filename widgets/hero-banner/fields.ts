import { mediaFields } from '#src/banner/media-texts.ts';
import { baseFieldTexts, ctaFields, fieldsOf, type FieldTexts } from '#src/config/base-fields.ts';

const ctaDataFields = Object.fromEntries(
  Object.entries(ctaFields).filter(([path]) => path.startsWith('ctaData')),
);

export const fields: FieldTexts = {
  ...baseFieldTexts,
  title: {
    title: 'Name',
    description: 'What a screen reader calls the banner, at most 120 characters; nobody sees it.',
  },
  description: { title: 'Description', description: 'Not shown: each card has its own.' },
  cards: { title: 'Cards', description: 'One card, or up to eight that take turns.' },
  'cards[].title': { title: 'Title', description: 'Heading of the card, at most 120 characters.' },
  'cards[].tabTitle': {
    title: 'Title of the tab',
    description: 'Shown on wide screens, its first 38 characters. Left empty: the title of the card.',
  },
  'cards[].place': {
    title: 'Place',
    description: 'A word or two in small type above the title of the tab, at most 40 characters.',
  },
  'cards[].description': { title: 'Text', description: 'A few sentences, at most 500 characters.' },
  ...fieldsOf('cards[]', {
    image: { title: 'Picture', description: 'Its heart should lie right of the middle, in its upper half.' },
    ...mediaFields,
  }),
  'cards[].link': { title: 'Button', description: 'The one thing a visitor may do next.' },
  'cards[].link.copy': { title: 'Label', description: 'Words on the button, at most 60 characters.' },
  'cards[].link.url': {
    title: 'Link',
    description: 'Where the button leads: a path, https, mailto or tel. Without one the label shows as text.',
  },
  'cards[].link.isSignupLink': {
    title: 'Leads to sign-up',
    description: 'Begins to sign in, whatever the link is. Visitors with an e-mail address do not see it.',
  },
  'cards[].link.targetInNewWindow': {
    title: 'New window',
    description: 'Opens the link in a new window; visitors are told.',
  },
  ...fieldsOf('cards[]', ctaDataFields),
  pageHeading: {
    title: 'Title of the page',
    description: 'The title of the first card is the main heading of the page (h1).',
  },
  hideImageBrush: {
    title: 'No brush',
    description: 'Shows pictures without the dark brush; the words then stand on a dark panel.',
  },
  tabOrnament: { title: 'Ornament of the tabs', description: 'Marks the current card. Left empty: our own.' },
  'tabOrnament.fileReference': { title: 'On wide screens', description: 'Stands above the current tab.' },
  'tabOrnament.mobileImageReference': {
    title: 'On small screens',
    description: 'Stands above the current bullet; left empty there is none.',
  },
  heroBannerOrnament: {
    title: 'Ornament of the banner',
    description: 'A row at the foot of the banner. Left empty: our own.',
  },
  'heroBannerOrnament.fileReference': {
    title: 'Picture',
    description: 'Repeated along the foot, 22 px high, in the colour of the page.',
  },
  heroBannerOrnamentVisibility: {
    title: 'Where the ornament shows',
    description:
      'none: nowhere. desktop: on wide screens. mobile: on small screens. Anything else: everywhere.',
  },
  ctaBtnVariant: { title: 'Look of the button', description: 'solid or stroke.' },
  paginationBulletPosition: {
    title: 'Bullets',
    description: 'On small screens: inside the banner, or outside, below it.',
  },
  disableAnimation: {
    title: 'Stands still',
    description: 'Cards do not change by themselves; otherwise every six seconds.',
  },
};
