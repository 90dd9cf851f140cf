import { useRef } from 'react';
import { AppliedChip } from '#src/ui/Chip.tsx';
import styles from './catalogue.module.css';
import { useCatalogueMessages } from './messages.ts';

/** Something that was chosen. */
export interface Applied {
  readonly key: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface Props {
  /** Name of the list, where it is no list of filters. */
  readonly label?: string;
  readonly applied: readonly Applied[];
  /** Takes all of it back; without it there is no button for that. */
  readonly onClear: (() => void) | undefined;
  /** Takes the focus when no chip is left. */
  readonly onEmptied: () => void;
}

/** What has been chosen, to be taken back one by one or as a whole. */
export function AppliedFilters({ label, applied, onClear, onEmptied }: Props) {
  const t = useCatalogueMessages();
  const list = useRef<HTMLUListElement>(null);
  if (applied.length === 0) return null;

  // The pressed chip is removed. A keyboard visitor's focus goes to the chip that takes its place.
  const goOn = (index: number) => {
    if (applied.length === 1) return onEmptied();
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index === applied.length - 1 ? index - 1 : index + 1]?.focus();
  };

  return (
    <ul ref={list} className={styles['applied']} role="list" aria-label={label ?? t('applied')}>
      {applied.map(({ key, label, onRemove }, index) => (
        <li key={key}>
          <AppliedChip
            removeLabel={t('remove', { name: label })}
            onRemove={() => {
              goOn(index);
              onRemove();
            }}
          >
            {label}
          </AppliedChip>
        </li>
      ))}
      {onClear && (
        <li>
          <button
            form=""
            type="button"
            className={styles['text']}
            onClick={() => {
              onEmptied();
              onClear();
            }}
          >
            <span>{t('clear')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
