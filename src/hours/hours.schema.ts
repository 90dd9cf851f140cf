import { schema } from '#src/schema/define.ts';
import { hours as fields } from '#src/schema/hours.ts';
import type { Output } from '#src/schema/node.ts';

/** A row of opening hours, as authors write it and services answer it. */
export const hours = schema(fields);

/** A row of opening hours. */
export type Hours = Output<typeof hours>;
