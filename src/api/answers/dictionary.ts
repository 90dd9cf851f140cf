import * as z from 'zod/mini';
import { text } from './lenient.ts';

/** Words of the content repository by key (A4). */
export const dictionaryAnswer = z.record(z.string(), text);
