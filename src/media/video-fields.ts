import * as z from 'zod/mini';
import type { FieldTexts } from '#src/config/base-fields.ts';
import { flag, link } from '#src/config/fields.ts';

/** A film with all the references a CMS may hold for it (specification, section 3). */
export const video = z.object({
  videoFileReference: link,
  s7videoFileReference: link,
  autoplay: flag(false),
  autorerun: flag(false),
  poster: link,
});

/** Parts of a film, for authors. */
export const videoFields: FieldTexts = {
  videoFileReference: { title: 'Film (DAM)', description: 'Film from the asset manager.' },
  s7videoFileReference: {
    title: 'Film (Scene7)',
    description: 'Film from Scene7; comes before the asset manager’s.',
  },
  autoplay: {
    title: 'Starts by itself',
    description: 'Plays at once, without sound, unless a visitor asks for less motion.',
  },
  autorerun: { title: 'Repeats', description: 'Begins anew at its end.' },
  poster: { title: 'Poster', description: 'Picture shown before the film plays, or instead of it.' },
};
