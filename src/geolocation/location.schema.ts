import * as z from 'zod';
import { name, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** Where a visitor seems to be (G1); the field names are the service's, and those of `locationData`. */
export const location = schema(z.object({ country_name: name, city: text }));

export type Location = Output<typeof location>;
