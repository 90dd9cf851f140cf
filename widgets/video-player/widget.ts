import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: 'Hero and media',
  purpose: 'Single video with captions, chapters and transcript',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: ['title'],
  schema: z.object({ ...baseFields }),
  examples: {
    default: 'As an author usually fills it in.',
  },
  accessibility: ['The section is named by its title.'],
});

export default widget;
