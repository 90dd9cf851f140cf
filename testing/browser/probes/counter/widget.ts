import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Counts clicks',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['label'],
  schema: z.object({
    ...baseFields,
    // Required: without it the widget cannot be shown.
    label: z.string(),
    start: z.number().default(0),
  }),
  examples: {},
  accessibility: [],
});

export default widget;
