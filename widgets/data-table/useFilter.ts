import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTerm } from '#src/search/useTerm.ts';
import type { TableState } from '#src/table/useTableState.ts';
import { withoutAngleBrackets } from '#src/text/plain.ts';
import { useTrack } from '#src/widget/useTrack.ts';

/** Ms after the last key until the address says what was typed. */
const pause = 500;

/** What is typed into a table's filter. */
export interface Filter {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly input: ReturnType<typeof useTerm>['input'];
  /** What the rows are to hold. */
  readonly term: string;
  /** Empties the field, which takes the focus. */
  readonly clear: () => void;
}

/** Follows a filter at once, and its address after a pause: browsers refuse changes that come too thick. */
export function useFilter(state: TableState): Filter {
  const track = useTrack();
  const field = useRef<HTMLInputElement>(null);
  /** What the address said last, by this field or by a step of the history, which the field follows. */
  const [known, setKnown] = useState(state.term);
  const { setTyped, input, ...typed } = useTerm({ initial: state.term });
  if (known !== state.term) {
    setKnown(state.term);
    setTyped(state.term);
  }
  const term = withoutAngleBrackets(typed.term).trim();

  const write = useEffectEvent((term: string) => {
    setKnown(term);
    state.setTerm(term);
    track({ event: 'filter_change', clickText: term });
  });
  useEffect(() => {
    if (term === known) return undefined;
    const timer = setTimeout(write, pause, term);
    return () => clearTimeout(timer);
  }, [term, known]);

  return {
    field,
    input,
    term,
    clear() {
      setTyped('');
      field.current?.focus();
    },
  };
}
