import { useCallback, useId, useRef, useState } from 'react';
import { search } from '#src/icon/common-glyphs.ts';
import { nameOf } from '#src/search/completion.ts';
import { optionId } from '#src/search/option-id.ts';
import { useCombobox } from '#src/search/useCombobox.ts';
import { useDismissOutside } from '#src/search/useDismissOutside.ts';
import { useSpokenCount } from '#src/search/useSpokenCount.ts';
import { useTyped } from '#src/search/useTyped.ts';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { namesQuery } from './names-query.ts';
import styles from './partner-directory.module.css';

interface Props {
  /** What is searched for now. */
  readonly term: string;
  /** Takes what is to be searched for; empty for everything. */
  readonly onSearch: (term: string) => void;
}

/** Ms after the last key until names are asked for, from the first letter on (contract, section 4). */
const debounce = 250;

/** Finds companies by name: names are suggested while one types (APG: editable combobox with list autocomplete). */
export function NameSearch({ term, onSearch }: Props) {
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
    debounce,
    minLength: 1,
    queryOf: namesQuery,
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
                aria-label={t('suggestions')}
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
                    onClick={() => submit(name)}
                  >
                    <bdi>{name}</bdi>
                  </div>
                ))}
              </div>
            )}
          </span>
        )}
      </FieldShell>
      <Button icon={search} onClick={() => submit(typed)}>
        {t('find')}
      </Button>
    </div>
  );
}
