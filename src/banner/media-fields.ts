import * as z from 'zod/mini';
import { fieldsOf, imageFields, type FieldTexts } from '#src/config/base-fields.ts';
import { flag, image } from '#src/config/fields.ts';
import { video, videoFields } from '#src/media/video-fields.ts';

/** What a banner shows: a picture, or a film, for which the picture may stand in. */
export const mediaShape = {
  image: z.optional(z.extend(image, { drawing: flag(false) })),
  video: z.optional(video),
};

const media = z.object(mediaShape);

/** What an author made of it. */
export type BannerMediaReference = z.output<typeof media>;

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
