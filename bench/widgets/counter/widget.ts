import * as z from 'zod';
import { baseFields } from '../../../src/schema/base.ts';
import { defineWidget } from '../../../src/schema/define-widget.ts';

/** As a real widget's: with the base fields. */
const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'The least that a widget can be: a heading and a button that counts',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: ['title'],
  schema: z.object({ ...baseFields, count: z.number() }),
  examples: {},
  accessibility: [],
});

export default widget;
