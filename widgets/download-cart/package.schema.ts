import * as z from 'zod';
import { texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';

/** What the service says of a package that it does not make: the files that are no longer allowed (H2). */
export const refusedPackage = schema(z.object({ assetIds: texts }));
