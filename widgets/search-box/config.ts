import * as z from 'zod/mini';
import { baseFields, link } from '#src/config/fields.ts';
import { searchFields } from '#src/search/config.ts';

export const schema = z.object({ ...baseFields, searchPagePath: link, ...searchFields });

export type Config = z.output<typeof schema>;
