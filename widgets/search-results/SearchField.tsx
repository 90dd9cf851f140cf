import { useEffect, useId, useRef, type FormEvent } from 'react';
import { search } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { maximumTerm } from '#src/search/limits.ts';
import { termParameter } from '#src/search/results-address.ts';
import { toTerm } from '#src/search/term.ts';
import buttonStyles from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import type en from './messages/en.json';
import styles from './search-results.module.css';

interface Props {
  /** What is searched for. */
  readonly term: string;
  /** Called with a new term; never with an empty one. */
  readonly onSearch: (term: string) => void;
}

/** The term, to be changed. A form as any other: without a script it leads to this page with what was typed. */
export function SearchField({ term, onSearch }: Props) {
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Back and Forward change the term; what a visitor has typed before the page came to life is not thrown away.
    const { current } = field;
    if (current && (term !== '' || current !== current.ownerDocument.activeElement)) current.value = term;
  }, [term]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = toTerm(field.current?.value ?? '');
    if (typed === '' || cmsMode === 'author') return;
    // A keyboard on the screen would cover what is found.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    onSearch(typed);
  };

  return (
    <form className={styles['form']} role="search" method="get" onSubmit={submit}>
      <label className={styles['label']} htmlFor={id}>
        <Icon glyph={search} />
        <VisuallyHidden>{t('term')}</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={id}
        className={styles['field']}
        type="search"
        name={termParameter}
        defaultValue={term}
        maxLength={maximumTerm}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button
        type="submit"
        className={[buttonStyles['button'], buttonStyles['primary'], styles['submit']].join(' ')}
      >
        <span>{t('search')}</span>
      </button>
    </form>
  );
}
