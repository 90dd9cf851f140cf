import { useState, type CompositionEventHandler } from 'react';
import { usePage } from '#src/widget/context.ts';
import { isInterim } from './composition.ts';

interface Composition {
  /** A composition is under way: a key or a submit may belong to it, and nothing is completed. */
  readonly isUnderWay: boolean;
  /** What is composed is not yet what the visitor means: nothing is asked for it. */
  readonly isInterim: boolean;
  /** The text of the field when it was last what the visitor means. */
  readonly settled: string;
  readonly handlers: Readonly<
    Record<
      'onCompositionStart' | 'onCompositionUpdate' | 'onCompositionEnd',
      CompositionEventHandler<HTMLInputElement>
    >
  >;
}

/** Follows input methods that compose what is typed. */
export function useComposition(typed: string): Composition {
  const { language } = usePage();
  const [composed, setComposed] = useState<string>();
  const [settled, setSettled] = useState(typed);
  const isOnItsWay = composed !== undefined && isInterim(composed, language);
  if (!isOnItsWay && settled !== typed) setSettled(typed);

  const look: CompositionEventHandler = ({ data }) => setComposed(data);
  return {
    isUnderWay: composed !== undefined,
    isInterim: isOnItsWay,
    settled,
    handlers: {
      onCompositionStart: look,
      onCompositionUpdate: look,
      onCompositionEnd: () => setComposed(undefined),
    },
  };
}

/** Whether a key belongs to an input method: Safari says of the one that ends a composition only that it is number 229. */
export const isComposed = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
