import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { alerts } from '#src/alert/store.ts';
import { identityOf } from '#src/api/user.ts';
import { useUser } from '#src/session/useUser.ts';

/** What a visitor chose before signing in, as it is offered afterwards. */
interface KeptOffer {
  /** Tells it from other offers; a page shows one of each. */
  readonly name: string;
  /** How many things would be added now; without any nothing is offered. */
  readonly count: number;
  /** What is said of them. */
  readonly text: string;
  /** Words on the button; they name the number. */
  readonly label: string;
  /** Adds them. */
  readonly accept: () => void;
}

/** The offers of a page: the open ones, and which visitor has closed which; a closed one is not made to that visitor again. */
interface Offers {
  readonly open: Set<string>;
  readonly declined: Map<string, string>;
}
const byPage = new WeakMap<QueryClient, Offers>();

function offersOf(client: QueryClient): Offers {
  const offers = byPage.get(client) ?? { open: new Set(), declined: new Map() };
  byPage.set(client, offers);
  return offers;
}

/**
 * Offers a signed-in visitor by an alert what they chose before, and never joins it unasked (contract, section 5). The
 * alert stays until it is answered, or until there is nothing to add.
 */
export function useKeptOffer({ name, count, text, label, accept }: KeptOffer): void {
  const client = useQueryClient();
  const { user } = useUser();
  const identity = user ? identityOf(user) : undefined;
  const onPress = useEffectEvent(accept);

  useEffect(() => {
    const { open, declined } = offersOf(client);
    if (identity === undefined || count === 0 || open.has(name) || declined.get(name) === identity)
      return undefined;
    open.add(name);
    let isAnswered = false;
    const id = alerts.raise({
      type: 'info',
      description: text,
      autoClose: false,
      button: {
        label,
        onPress() {
          isAnswered = true;
          onPress();
        },
      },
    });
    const isShown = () => alerts.shown().some((alert) => alert.id === id);
    let wasShown = isShown();
    const stop = alerts.subscribe(() => {
      if (wasShown && !isShown() && !isAnswered) declined.set(name, identity);
      wasShown ||= isShown();
    });
    return () => {
      stop();
      open.delete(name);
      alerts.dismiss(id);
    };
  }, [client, identity, name, count, text, label]);
}
