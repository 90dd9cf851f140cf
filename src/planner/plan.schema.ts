import * as z from 'zod';
import { listed, listOf, name, text } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import { count } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

const linkedStop = z.object({ id: name, minutes: count, note: text });

/** A plan as a link holds it: ids, days, minutes and notes, and nothing else of it (catalogue, 47). */
export const linkedPlan = schema(z.object({ days: listed(z.object({ stops: listOf(linkedStop) })) }));

/** Plans as the browser keeps them, by whose they are. One of another version is left out. */
export const writtenPlans = schema(
  z.record(
    z.string(),
    z.object({
      version: z.literal(1),
      startDate: z.string().optional(),
      days: listed(
        z.object({
          key: count,
          title: text,
          stops: listOf(linkedStop.extend({ title: text })),
        }),
      ),
    }),
  ),
);

export type WrittenPlans = Output<typeof writtenPlans>;
