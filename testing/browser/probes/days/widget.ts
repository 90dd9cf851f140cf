import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Shows lists whose entries are moved',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object(baseFields),
  examples: {},
  accessibility: [],
});

export default widget;
