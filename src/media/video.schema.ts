import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { asset, flag } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

/** A film with all the references a CMS may hold for it (specification, section 3). */
export const video = schema(
  z
    .object({
      videoFileReference: asset.meta({ title: 'Film (DAM)', description: 'Film from the asset manager.' }),
      s7videoFileReference: asset.meta({
        title: 'Film (Scene7)',
        description: 'Film from Scene7; comes before the asset manager’s.',
      }),
      autoplay: flag(false).meta({
        title: 'Starts by itself',
        description: 'Plays at once, without sound, unless a visitor asks for less motion.',
      }),
      autorerun: flag(false).meta({ title: 'Repeats', description: 'Begins anew at its end.' }),
      poster: asset.meta({
        title: 'Poster',
        description: 'Picture shown before the film plays, or instead of it.',
      }),
    })
    .meta({ 'x-field': 'video' }),
);

/** What an author made of a film. */
export type VideoReference = Output<typeof video>;
