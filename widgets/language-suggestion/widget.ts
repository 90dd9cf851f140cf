import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Offers the visitor’s language or a country page',
  modes: ['B2C', 'B2B'],
  load: 'idle',
  placeholderFields: ['title'],
  schema: z.object({ ...baseFields }),
  examples: {
    default: 'As an author usually fills it in.',
  },
  accessibility: ['The section is named by its title.'],
});

export default widget;
