import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** What is kept of a half-filled entry (contract, section 5). Files are never in it. */
export const writtenDraft = schema(
  z.object({
    /** The `ssid`, else the `sid`. */
    owner: z.string(),
    /** ISO 8601. */
    savedAt: z.string(),
    /** From 0. */
    step: z.number().default(0),
    /** By the fields' names. */
    values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    /** The entry that is changed; absent for a new one. */
    companyId: z.string().optional(),
  }),
);

export type EnlistDraft = Output<typeof writtenDraft>;

/** What a refusal says of a company that has an entry already (P1, 409 `duplicate`). */
export const twinAnswer = schema(z.object({ companyId: name }));
