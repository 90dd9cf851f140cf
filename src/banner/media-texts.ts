import { fieldsOf, imageFields, type FieldTexts } from '#src/config/base-fields.ts';
import { videoFields } from '#src/media/video-fields.ts';

/** What else an author reads about a banner's picture and film. */
export const mediaFields: FieldTexts = {
  ...fieldsOf('image', imageFields),
  'image.drawing': {
    title: 'Drawing',
    description: 'A drawing mirrors on right-to-left pages; a photograph never does.',
  },
  video: { title: 'Film', description: 'Film in place of the picture.' },
  ...fieldsOf('video', videoFields),
};
