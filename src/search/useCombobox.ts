import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';
import { usePage } from '#src/widget/context.ts';
import { limitLength } from '#src/text/plain.ts';
import { completionOf, type Completion } from './completion.ts';
import { intentOf, step, type Intent } from './keys.ts';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { isComposed, useComposition } from './useComposition.ts';
import { useSuggestions, type Suggestions, type SuggestionsQuery } from './useSuggestions.ts';

interface Options {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly debounce: number;
  readonly minLength: number;
  /** What is asked, in place of the site's search. */
  readonly queryOf?: SuggestionsQuery;
  /** Whether the field completes what is typed. */
  readonly completes?: boolean;
  /** What hangs below the field shows. */
  readonly isOpen: boolean;
  /** Asks for it to be shown. */
  readonly onOpen: () => void;
}

/** A combobox with a list and inline completion (APG: editable combobox), and what it knows. */
export interface Combobox {
  readonly suggestions: Suggestions;
  readonly isListOpen: boolean;
  /** What the list shows: suggestions, and the text that is marked in them. */
  readonly rows: { readonly list: Suggestions['list']; readonly term: string };
  /** Index of the option that is pointed at, -1 for none. */
  readonly active: number;
  readonly completion: Completion | undefined;
  /** The listbox; its children are the options. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** To be called when the caret or the focus may have moved. */
  readonly lookAtCaret: () => void;
  readonly composition: ReturnType<typeof useComposition>;
}

/** The state of a search box, and what each key makes of it. */
export function useCombobox(options: Options): Combobox {
  const { typed, onType, field, isOpen, onOpen, completes = true } = options;
  const { language } = usePage();
  const composition = useComposition(typed);
  const term = toTerm(composition.settled);
  const suggestions = useSuggestions(term, {
    debounce: options.debounce,
    minLength: options.minLength,
    queryOf: options.queryOf,
    isPaused: composition.isInterim || !isOpen,
  });
  const rows = useMemo(() => ({ list: suggestions.list, term }), [suggestions.list, term]);
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ readonly in: Suggestions['list']; readonly index: number }>();
  const [isListClosed, setListClosed] = useState(false);
  const [isCompletionRemoved, setCompletionRemoved] = useState(false);
  const [isCaretAtEnd, setCaretAtEnd] = useState(false);

  const count = suggestions.list.length;
  const isListOpen = isOpen && count > 0 && !isListClosed;
  // Another list has other options.
  const active = isListOpen && pointed?.in === suggestions.list ? pointed.index : -1;
  const canComplete =
    completes && isOpen && isCaretAtEnd && active < 0 && !isCompletionRemoved && !composition.isUnderWay;
  const completion = canComplete ? completionOf(typed, suggestions.list, language) : undefined;

  useLayoutEffect(() => {
    const option = list.current?.children[active];
    const panel = list.current?.parentElement;
    if (option && panel) reveal(option, panel);
  }, [active]);

  const point = (index: number) => setPointed({ in: suggestions.list, index });
  const lookAtCaret = () => {
    const { current } = field;
    setCaretAtEnd(current !== null && current.matches(':focus') && isAtEnd(current));
  };
  const change = (text: string) => {
    onType(limitLength(text, maximumTerm));
    setPointed(undefined);
    setListClosed(false);
    setCompletionRemoved(false);
    lookAtCaret();
  };
  const type = (text: string) => {
    change(text);
    onOpen();
  };
  const clear = () => change('');
  const show = () => {
    setListClosed(false);
    onOpen();
  };

  const act: Readonly<Record<Intent, () => void>> = {
    accept: () => completion && type(completion.text),
    removeCompletion: () => setCompletionRemoved(true),
    closeList: () => {
      setListClosed(true);
      setPointed(undefined);
    },
    clear,
    open: show,
    next: () => {
      show();
      point(step(active, 1, count));
    },
    previous: () => {
      show();
      point(step(active, -1, count));
    },
    choose: () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click(),
    toText: () => setPointed(undefined),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event.nativeEvent)) {
      // Enter accepts the text of the input method here, so it must not submit the form as well.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const situation = {
      hasCompletion: completion !== undefined && isAtEnd(event.currentTarget) && fits(event.currentTarget),
      isListOpen,
      hasActive: active >= 0,
      hasText: typed !== '',
    };
    const intent = intentOf(event, situation);
    if (!intent) return;
    if (intent !== 'toText') event.preventDefault();
    act[intent]();
  };

  return {
    suggestions,
    isListOpen,
    rows,
    active,
    completion,
    list,
    type,
    clear,
    onKeyDown,
    lookAtCaret,
    composition,
  };
}

const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === value.length && selectionEnd === value.length;

/** Whether the text leaves room behind it: what would complete a longer one is out of sight. */
const fits = ({ scrollWidth, clientWidth }: HTMLInputElement): boolean => scrollWidth <= clientWidth;

/** Scrolls an option into sight within what it hangs in; the page stays, since by scrolling it one leaves the box. */
function reveal(option: Element, panel: HTMLElement): void {
  const own = option.getBoundingClientRect();
  const seen = panel.getBoundingClientRect();
  const zoom = zoomOf(panel);
  if (own.top < seen.top) panel.scrollTop -= (seen.top - own.top) / zoom;
  else if (own.bottom > seen.bottom) panel.scrollTop += (own.bottom - seen.bottom) / zoom;
}
