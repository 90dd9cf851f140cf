import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { choice } from '#src/schema/fields.ts';

const widget = defineWidget({
  family: 'Site chrome',
  purpose: 'Throws when told',
  modes: ['B2C', 'B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    when: choice({ never: 'never', render: 'render', effect: 'effect', later: 'later', click: 'click' }),
  }),
  examples: {},
  accessibility: [],
});

export default widget;
