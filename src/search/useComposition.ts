import { useState, type CompositionEventHandler } from 'react';
import { usePage } from '#src/widget/context.ts';
import { isInterim } from './composition.ts';

interface Composition {
  /** A composition is under way: the text of the field is not final. */
  readonly isUnderWay: boolean;
  /** The text of the field when it was last final. */
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
  const [isUnderWay, setUnderWay] = useState(false);
  const [settled, setSettled] = useState(typed);
  if (!isUnderWay && settled !== typed) setSettled(typed);

  const look: CompositionEventHandler = ({ data }) =>
    setUnderWay(isInterim(data, language, navigator.userAgent));
  return {
    isUnderWay,
    settled,
    handlers: {
      onCompositionStart: look,
      onCompositionUpdate: look,
      onCompositionEnd: () => setUnderWay(false),
    },
  };
}

/** Whether a key belongs to an input method: Safari says of the one that ends a composition only that it is number 229. */
export const isComposed = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
