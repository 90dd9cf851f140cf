import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import styles from './slot.module.css';
import { onPageChange, takeSlot, type Refusal, type TakenSlot } from './slots.ts';

interface Props {
  /** Id of an element of the page, or of the widget's own fallback. */
  readonly id: string;
  /** Called when it cannot be had, or is no longer there (`useSlots`). */
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when it is shown, with whether its author had hidden it, as what is for some visitors only has to be. */
  readonly onTaken?: ((wasHidden: boolean) => void) | undefined;
}

/**
 * Shows an element that an author has put elsewhere, and gives it back to its very place when the widget goes or fails.
 * React renders an empty element and knows nothing of what is moved into it. An element whose widget is removed from the
 * page goes back at once, so that the widgets in it live on.
 */
export function Slot({ id, onRefused, onTaken }: Props) {
  const { fallback } = use(TextSourceContext);
  const box = useRef<HTMLDivElement>(null);
  const refuse = useEffectEvent(onRefused);
  const tell = useEffectEvent((wasHidden: boolean) => onTaken?.(wasHidden));

  useLayoutEffect(() => {
    const { current: holder } = box;
    if (!holder) return undefined;
    let slot: TakenSlot | undefined;
    const leave = () => {
      slot?.giveBack();
      slot = undefined;
    };
    const look = () => {
      if (!holder.isConnected) leave();
      else if (!slot) take();
      // A script that wants the element elsewhere is not fought.
      else if (!holder.hasChildNodes()) refuse('gone');
    };
    const take = () => {
      const taken = takeSlot(id, holder, fallback);
      if (typeof taken === 'string') {
        refuse(taken);
      } else {
        slot = taken;
        tell(taken.wasHidden);
      }
    };
    look();
    const stop = onPageChange(look);
    return () => {
      stop();
      leave();
    };
  }, [id, fallback]);

  return <div ref={box} className={styles['slot']} data-tw-slot={id} data-tw-foreign />;
}
