import * as z from 'zod';
import { schema, zodOf } from '#src/schema/define.ts';
import { favouriteList } from './visitor.schema.ts';

/** Favourites of a signed-in visitor (F1). */
export const favouritesAnswer = schema(z.object({ items: zodOf(favouriteList) }));
