import { useCallback, useId, useRef, useState } from 'react';
import { search } from '#src/icon/common-glyphs.ts';
import { nameOf } from '#src/search/completion.ts';
import { optionId } from '#src/search/option-id.ts';
import { useCombobox } from '#src/search/useCombobox.ts';
import { useDismissOutside } from '#src/search/useDismissOutside.ts';
import { useSpokenCount } from '#src/search/useSpokenCount.ts';
import type { SuggestionsQuery } from '#src/search/useSuggestions.ts';
import { useTyped } from '#src/search/useTyped.ts';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './keyword-search.module.css';
import type en from './messages/en.json';

interface Props {
  /** What is searched for now. */
  readonly term: string;
  /** Finds subjects for what is typed; the same function as long as nothing changes. */
  readonly queryOf: SuggestionsQuery;
  /** Whether the name of a subject is English on a page that is not. */
  readonly isForeign: (name: string) => boolean;
  /** Takes what is to be searched for; empty for everything. */
  readonly onSearch: (term: string) => void;
  /** Takes the name of a subject that was suggested. */
  readonly onSubject: (name: string) => void;
}

/** Searches assets: subjects are suggested while one types (APG: editable combobox with list autocomplete). */
export function KeywordSearch({ term, queryOf, isForeign, onSearch, onSubject }: Props) {
  const t = useMessages<typeof en>();
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
    debounce: 0,
    minLength: 1,
    queryOf,
    completes: false,
    isOpen,
    onOpen: () => setOpen(true),
  });
  const { rows, active, isListOpen, composition } = box;
  useSpokenCount(box.suggestions, isOpen && typed !== '');
  useDismissOutside({ isActive: isOpen, areas: [area], onDismiss: close });

  const take = (subject: string) => {
    close();
    setTyped(term);
    onSubject(subject);
  };
  const submit = () => {
    close();
    const wanted = toTerm(typed);
    setTyped(wanted);
    if (wanted !== term) onSearch(wanted);
  };

  return (
    <div ref={area} role="search" aria-label={t('search')} className={styles['search']}>
      <FieldShell label={t('search')}>
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
                box.onKeyDown(event);
                if (event.key === 'Enter' && !event.defaultPrevented && !composition.isUnderWay) submit();
              }}
              {...composition.handlers}
            />
            {isListOpen && (
              // Keys are the field's business: it keeps the focus, also while a pointer is pressed on a subject.
              // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
              <div
                ref={box.list}
                id={listId}
                role="listbox"
                aria-label={t('subjects')}
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
                    <bdi lang={isForeign(name) ? 'en' : undefined}>{name}</bdi>
                  </div>
                ))}
              </div>
            )}
          </span>
        )}
      </FieldShell>
      <Button icon={search} onClick={submit}>
        {t('find')}
      </Button>
    </div>
  );
}
