import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Is meant for partners',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: ['title'],
  schema: z.object(baseFields),
  examples: {},
  accessibility: [],
});

export default widget;
