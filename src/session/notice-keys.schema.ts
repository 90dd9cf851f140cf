import * as z from 'zod';
import { schema } from '#src/schema/define.ts';

/** When notices were closed, by their ids. */
export const closingTimes = schema(z.record(z.string(), z.string()));
