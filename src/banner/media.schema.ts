import * as z from 'zod';
import { video } from '#src/media/video.schema.ts';
import { imageOrDrawing } from '#src/schema/base.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** What a banner shows: a picture, or a film, for which the picture may stand in. */
export const bannerMedia = schema(
  z.object({
    image: imageOrDrawing
      .optional()
      .meta({ title: 'Picture', description: 'Left empty: no picture.', 'x-field': 'image' }),
    video: zodOf(video).optional().meta({ title: 'Film', description: 'Film in place of the picture.' }),
  }),
);

/** What an author made of it. */
export type BannerMediaReference = Output<typeof bannerMedia>;
