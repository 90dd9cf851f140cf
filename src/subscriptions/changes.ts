import type { Subscription } from './subscriptions.schema.ts';
import type { SubscriptionChange } from './subscription-endpoints.ts';

/** The service's topics once changes are taken. @param lang of the mails of those that were changed */
export const withChanges = (
  subscriptions: readonly Subscription[],
  changes: readonly SubscriptionChange[],
  lang: string | undefined,
): Subscription[] =>
  subscriptions.map((known) => {
    const change = changes.find(({ id }) => id === known.id);
    return change
      ? { ...known, ...change, frequency: change.frequency ?? known.frequency, lang: lang ?? known.lang }
      : known;
  });
