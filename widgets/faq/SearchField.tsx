import { useRef, type Ref } from 'react';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './faq.module.css';
import type en from './messages/en.json';
import { maximumTerm } from '#src/text/limits.ts';
import { toTerm } from '#src/text/term.ts';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Finds questions while the visitor types. Each term is reported once, as it is submitted or left. */
export function SearchField({ ref, value, onChange }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const reported = useRef('');

  const report = () => {
    const term = toTerm(value);
    if (!term || term === reported.current) return;
    reported.current = term;
    track({ event: 'search_submit', clickText: term });
  };
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      <FieldShell label={t('search')}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maximumTerm}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={report}
          />
        )}
      </FieldShell>
    </form>
  );
}
