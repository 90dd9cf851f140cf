import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

export default defineWidget({
  family: 'Editorial content',
  purpose: 'A widget of a test, which registers all that a widget can',
  modes: ['B2C', 'B2B'],
  load: 'visible',
  placeholderFields: [],
  schema: z.object(baseFields),
  examples: {},
  accessibility: [],
});
