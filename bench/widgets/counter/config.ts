import * as z from 'zod/mini';
import { baseFields } from '../../../src/config/fields.ts';

/** As a real widget's: with the base fields. */
export const schema = z.object({ ...baseFields, count: z.number() });
