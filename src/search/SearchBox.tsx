import { useId, useRef, type ComponentType, type CompositionEventHandler, type RefObject } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { addressTerm, resultsAddress } from './results-address.ts';
import styles from './search-box.module.css';
import { SearchField } from './SearchField.tsx';
import type { SearchProps } from './settings.ts';
import { optionId } from './option-id.ts';
import { useSearchMessages } from './messages.ts';
import type { PanelProps } from './SearchPanel.tsx';
import { toTerm } from '#src/text/term.ts';
import { useCombobox } from './useCombobox.ts';
import { useFollow } from './useFollow.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSpokenCount } from './useSpokenCount.ts';

interface Props extends SearchProps {
  /** Draws what hangs below the field: `SearchPanel`, or that as a part that comes later. */
  readonly Panel: ComponentType<PanelProps>;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What hangs below the field is part of a dialog, or a panel over the page. */
  readonly look: 'dialog' | 'page';
  /** What the field itself opens: its list, or a dialog with another field in it. */
  readonly opens?: 'listbox' | 'dialog';
  readonly isOpen: boolean;
  /** The visitor turns to the box: types, clicks, or asks for its list. */
  readonly onOpen: () => void;
}

/**
 * The site search box (specification, section 2): a field that completes what is typed, suggestions below it, and, while
 * nothing is typed, recent searches and trending links. One engine for the header and the widget.
 */
export function SearchBox(props: Props) {
  const { Panel, settings, resultsPage, typed, field, isOpen, onOpen, onSearch } = props;
  const { debounce, minLength } = settings;
  const t = useSearchMessages();
  const listId = useId();
  const box = useCombobox({ typed, onType: props.onType, field, debounce, minLength, isOpen, onOpen });
  const recent = useRecentSearches();
  const follow = useFollow();
  const track = useTrack();
  const { suggestions, isListOpen, active } = box;
  useSpokenCount(suggestions, isOpen);

  const search = (text: string) => {
    if (addressTerm(text) === '') return;
    recent.add(text);
    const term = toTerm(text);
    const event = { event: 'search_submit', clickText: term } as const;
    if (!onSearch) {
      follow(resultsAddress(resultsPage, text), event);
      return;
    }
    track(event);
    onSearch(term);
  };

  const awaited = useRef<string>(undefined);
  const submit = () => {
    if (!box.composition.isUnderWay) search(typed);
    else if (!box.composition.isInterim) awaited.current = typed;
  };
  const endComposition: CompositionEventHandler<HTMLInputElement> = (event) => {
    box.composition.handlers.onCompositionEnd(event);
    // A keyboard on a screen may submit a word that it goes on composing; one that was changed since is submitted by nobody.
    if (awaited.current === event.currentTarget.value) search(awaited.current);
    awaited.current = undefined;
  };

  return (
    <SearchField
      resultsPage={resultsPage}
      label={settings.searchLabel || t('search')}
      submitLabel={t('search')}
      clearLabel={t('clear')}
      typed={typed}
      field={field}
      tail={box.completion?.tail}
      input={{
        role: 'combobox',
        'aria-autocomplete': props.opens === 'dialog' ? 'none' : 'both',
        'aria-haspopup': props.opens ?? 'listbox',
        'aria-expanded': isListOpen,
        'aria-controls': isListOpen ? listId : undefined,
        'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
        onChange: ({ target }) => box.type(target.value),
        onClick: onOpen,
        onKeyDown: box.onKeyDown,
        onFocus: box.lookAtCaret,
        onBlur: box.lookAtCaret,
        onSelect: box.lookAtCaret,
        ...box.composition.handlers,
        onCompositionEnd: endComposition,
      }}
      onClear={box.clear}
      onSubmit={submit}
    >
      <LoadingMark isShown={isOpen && suggestions.isLoading} />
      {isOpen && <Panel {...props} {...{ box, recent, listId }} onChoose={search} />}
    </SearchField>
  );
}

/** A line under the field while the origin is asked, for a second at most. */
function LoadingMark({ isShown }: { readonly isShown: boolean }) {
  const t = useSharedMessages();
  return (
    <div className={styles['loading']}>
      {isShown && <div className={styles['bar']} role="progressbar" aria-label={t('loading')} />}
    </div>
  );
}
