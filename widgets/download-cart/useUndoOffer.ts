import { useEffect, useRef } from 'react';
import { alerts } from '#src/alert/store.ts';
import { userIdOf } from '#src/api/user.ts';
import type { CartItem } from '#src/assets/cart.schema.ts';
import { changeCart } from '#src/assets/kept-cart.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Milliseconds in which a removal can be undone. */
const undoTime = 6000;

/** Says what was removed, and offers to undo it. @param restore makes the cart whole again, as it is by then */
export type OfferUndo = (
  description: string,
  restore: (items: readonly CartItem[]) => readonly CartItem[],
) => void;

/** Offers to undo a removal, for six seconds, by an alert. The offers go with the visitor. */
export function useUndoOffer(): OfferUndo {
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const owner = user ? userIdOf(user) : '';
  const offers = useRef(new Set<number>());

  useEffect(() => {
    const { current } = offers;
    return () => {
      current.forEach(alerts.dismiss);
      current.clear();
    };
  }, []);

  return (description, restore) => {
    const offer = alerts.raise({
      type: 'info',
      description,
      duration: undoTime,
      button: { label: t('undo'), onPress: () => void changeCart(owner, restore) },
    });
    offers.current.add(offer);
  };
}
