import { useCallback, useId, useRef, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { search } from '#src/icon/common-glyphs.ts';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { nameOf } from './completion.ts';
import { useSearchMessages } from './messages.ts';
import styles from './name-search.module.css';
import { optionId } from './option-id.ts';
import { useCombobox } from './useCombobox.ts';
import { isComposed } from './useComposition.ts';
import { useDismissOutside } from './useDismissOutside.ts';
import { useSpokenCount } from './useSpokenCount.ts';
import type { SuggestionsQuery } from './useSuggestions.ts';
import { useTyped } from './useTyped.ts';

interface Props {
  /** Names the field and its landmark. */
  readonly label: string;
  /** Names the list of names. */
  readonly namesLabel: string;
  /** On the button. */
  readonly action: string;
  /** What is searched for now. */
  readonly term: string;
  /** Finds names for what is typed, from the first letter on; the same function as long as nothing changes. */
  readonly queryOf: SuggestionsQuery;
  /** Ms after the last key until names are asked for (contract, section 4); 0 where no service is asked. */
  readonly debounce: number;
  /** The language of a name, where it is not the page's. */
  readonly languageOf?: (name: string) => Language | undefined;
  /** Takes what is to be searched for; empty for everything. */
  readonly onSearch: (term: string) => void;
  /** Takes a name that was suggested; without it the name is searched for as if it were typed. */
  readonly onName?: (name: string) => void;
}

/** Searches a list: names are suggested while one types (APG: editable combobox with list autocomplete). */
export function NameSearch(props: Props) {
  const { label, namesLabel, action, term, queryOf, debounce, languageOf, onSearch, onName } = props;
  const t = useSearchMessages();
  const listId = useId();
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const [typed, setTyped] = useTyped(term, field, close);
  const box = useCombobox({
    typed,
    onType: setTyped,
    field,
    debounce,
    minLength: 1,
    queryOf,
    completes: false,
    isOpen,
    onOpen: () => setOpen(true),
  });
  const { rows, active, isListOpen, composition } = box;
  useSpokenCount(box.suggestions, isOpen && typed !== '');
  useDismissOutside({ isActive: isOpen, areas: [area], onDismiss: close });

  const submit = (text: string) => {
    close();
    const wanted = toTerm(text);
    setTyped(wanted);
    if (wanted !== term) onSearch(wanted);
  };
  const take = (name: string) => {
    if (!onName) return submit(name);
    close();
    setTyped(term);
    onName(name);
  };

  const isOffline = isOpen && typed !== '' && box.suggestions.isOffline;

  return (
    <div ref={area} role="search" aria-label={label} className={styles['search']}>
      <FieldShell label={label}>
        {(control) => (
          <span className={styles['combobox']}>
            <input
              {...control}
              ref={field}
              form=""
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maximumTerm}
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={isListOpen}
              aria-controls={isListOpen ? listId : undefined}
              aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
              value={typed}
              onChange={({ target }) => box.type(target.value)}
              onKeyDown={(event) => {
                // Escape takes the note away first, as it does the list; the next one clears the text.
                if (isOffline && event.key === 'Escape' && !isComposed(event.nativeEvent)) {
                  event.preventDefault();
                  return close();
                }
                box.onKeyDown(event);
                if (event.key === 'Enter' && !event.defaultPrevented && !composition.isUnderWay)
                  submit(typed);
              }}
              {...composition.handlers}
            />
            {isListOpen && (
              // Keys are the field's business: it keeps the focus, also while a pointer is pressed on a name.
              // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
              <div
                ref={box.list}
                id={listId}
                role="listbox"
                aria-label={namesLabel}
                className={styles['names']}
                onMouseDown={(event) => event.preventDefault()}
              >
                {rows.list.map(nameOf).map((name, index) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={name}
                    id={optionId(listId, index)}
                    role="option"
                    aria-selected={index === active}
                    className={styles['name']}
                    onClick={() => take(name)}
                  >
                    <bdi lang={languageOf?.(name)}>{name}</bdi>
                  </div>
                ))}
              </div>
            )}
            {isOffline && <p className={`${styles['names']} ${styles['note']}`}>{t('offline')}</p>}
          </span>
        )}
      </FieldShell>
      <Button icon={search} onClick={() => submit(typed)}>
        {action}
      </Button>
    </div>
  );
}
