import * as z from 'zod';
import { flag, listed, name, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** A reader's subscriptions (N1); the service masks the address. `frequencies` are those that it offers, if it says so. */
export const subscriptionsAnswer = schema(
  z.object({
    email: text,
    subscriptions: listed(
      z.object({ id: name, label: text, subscribed: flag, frequency: text, lang: text, frequencies: texts }),
    ),
  }),
);

/** Mails to a reader by topic. */
export type Subscriptions = Output<typeof subscriptionsAnswer>;

/** One topic, as the service knows it. */
export type Subscription = Subscriptions['subscriptions'][number];

/** What became of changes (N2): the ids that could not be changed. */
export const managedAnswer = schema(z.object({ ok: z.boolean(), failed: texts }));
