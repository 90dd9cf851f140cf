import { mediaFields } from '#src/banner/media-texts.ts';
import { baseFieldTexts, ctaFields, fieldsOf, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  ...mediaFields,
  image: {
    title: 'Picture',
    description: 'Picture of the campaign. Its heart should lie right of the middle.',
  },
  video: { title: 'Film', description: 'Film in place of the picture. A strip shows the picture alone.' },
  eyebrow: { title: 'Eyebrow', description: 'A few words above the title, at most 40 characters.' },
  ctas: { title: 'Buttons', description: 'One or two; the first solid one is the main action.' },
  ...fieldsOf('ctas[]', ctaFields),
  layout: {
    title: 'Layout',
    description:
      'split: picture beside the text. overlay: full width, text on the picture. strip: one slim row.',
  },
  from: {
    title: 'Shown from',
    description: 'A day, or a time with its offset from UTC. Days begin at midnight in the site’s time zone.',
  },
  to: {
    title: 'Shown until',
    description:
      'A day, which counts in full, or a time with its offset from UTC. After it the banner is gone.',
  },
  audience: {
    title: 'Audience',
    description:
      'Who sees it: all, anonymous visitors, or signedIn visitors. Not all: it is shown once it is known who the visitor is, and the page holds no text in its place.',
  },
  dismissible: {
    title: 'Can be closed',
    description: 'Visitors may close it; it stays closed for their visit.',
  },
  countdown: { title: 'Countdown', description: 'Counts down to the end; needs “Shown until”.' },
};
