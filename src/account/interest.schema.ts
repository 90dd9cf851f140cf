import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { rule } from '#src/schema/fields.ts';

/** An interest as an author names it. The key is a category of the search. */
export const interest = schema(
  z.object({
    key: z.string().transform(rule('text without a comma')).meta({
      title: 'Key',
      description: 'Category of the search, as in heritage; the same in every language, without a comma.',
      'x-field': 'text',
    }),
    label: z.string().transform(rule('cut', 60)).meta({
      title: 'Label',
      description: 'What it is called, at most 60 characters.',
      'x-field': 'text',
    }),
  }),
);
