import * as z from 'zod';
import { formField } from '#src/forms/field.schema.ts';
import { listOf, oneOf, text } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** The form of a request as the service describes it (T2). A field without a name is left out; an unknown kind is a text. */
export const requestForm = schema(z.object({ title: text, fields: listOf(zodOf(formField)) }));

export type RequestForm = Output<typeof requestForm>;

/** What has become of a request that was handed in (T2). */
export const requestReceipt = schema(
  z.object({
    reference: text,
    status: oneOf(['granted', 'denied', 'pending', 'rejected'], 'pending'),
  }),
);

export type RequestReceipt = Output<typeof requestReceipt>;
