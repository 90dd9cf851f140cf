import * as z from 'zod/mini';
import { flag, image } from '#src/config/fields.ts';
import { video } from '#src/media/video-fields.ts';

/** What a banner shows: a picture, or a film, for which the picture may stand in. */
export const mediaShape = {
  image: z.optional(z.extend(image, { drawing: flag(false) })),
  video: z.optional(video),
};

const media = z.object(mediaShape);

/** What an author made of it. */
export type BannerMediaReference = z.output<typeof media>;
