import * as z from 'zod';
import { userApi } from '#src/page/site.schema.ts';
import { schema, zodOf } from '#src/schema/define.ts';

/** Where a widget that provides the sign-in services of its page has them in its configuration. */
export const userApiProvider = schema(
  z.object({ userMenu: z.object({ userApi: zodOf(userApi).optional() }).optional() }),
);
