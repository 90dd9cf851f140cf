import { baseFieldTexts, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = {
  ...baseFieldTexts,
  type: {
    title: 'Type',
    description: 'success, error, warning or info. Anything else shows a warning icon in the colour of info.',
  },
  duration: {
    title: 'Duration',
    description:
      'How long it stays, in milliseconds. It stays longer while a visitor points at it or has its focus.',
  },
  autoClose: {
    title: 'Closes by itself',
    description: 'Without it the message stays until a visitor closes it.',
  },
  buttonLabel: { title: 'Button', description: 'Words on an extra button, at most 60 characters.' },
  buttonLink: {
    title: 'Button’s link',
    description: 'Where the button leads. Without one it closes the message.',
  },
  placement: {
    title: 'Place',
    description: 'toast: over the page, under the header. page: where the widget stands.',
  },
};
