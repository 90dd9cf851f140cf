import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { clampedNumber, flag } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

/** What an author asks of passwords (catalogue, 64). */
export const passwordPolicy = schema(
  z
    .object({
      min: clampedNumber(10, 8, 64).meta({
        title: 'Shortest password',
        description: 'Characters, from 8 to 64. Length protects more than any other rule.',
      }),
      letters: flag(false).meta({ title: 'Letters', description: 'Asks for at least one letter.' }),
      digits: flag(false).meta({ title: 'Digits', description: 'Asks for at least one digit.' }),
      symbols: flag(false).meta({ title: 'Symbols', description: 'Asks for at least one symbol.' }),
    })
    .default({ min: 10, letters: false, digits: false, symbols: false })
    .meta({ 'x-field': 'group', title: 'Password', description: 'What passwords must have.' }),
);

export type PasswordPolicy = Output<typeof passwordPolicy>;
