import { useRef, useState, type ComponentProps } from 'react';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { isComposed, useComposition } from './useComposition.ts';

interface Options {
  /** What the field holds at first. */
  readonly initial?: string | undefined;
  /** Takes each term once, as it is submitted or left; never an empty one. */
  readonly onTerm?: ((term: string) => void) | undefined;
}

interface Term {
  /** What is looked for: what is typed but not yet being composed, without markup, of at most 255 characters. */
  readonly term: string;
  readonly setTyped: (typed: string) => void;
  /** What makes an input the field, for `TermField`. */
  readonly input: Omit<ComponentProps<'input'>, 'ref'>;
}

/** The state of a search in what a widget holds already, which answers while the visitor types. */
export function useTerm({ initial = '', onTerm }: Options = {}): Term {
  const [typed, setTyped] = useState(initial);
  const composition = useComposition(typed);
  const told = useRef('');

  const tell = () => {
    const term = toTerm(typed);
    if (!term || term === told.current) return;
    told.current = term;
    onTerm?.(term);
  };
  return {
    term: toTerm(composition.settled),
    setTyped,
    input: {
      maxLength: maximumTerm,
      value: typed,
      onChange: ({ target }) => setTyped(target.value),
      onKeyDown: ({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposed(nativeEvent)) tell();
      },
      onBlur: tell,
      ...composition.handlers,
    },
  };
}
