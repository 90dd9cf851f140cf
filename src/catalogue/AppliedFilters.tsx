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
  readonly applied: readonly Applied[];
  /** Takes all of it back; without it there is no button for that. */
  readonly onClear: (() => void) | undefined;
  /** What was pressed goes away: whoever pressed it by keyboard goes on here. */
  readonly onLeave: () => void;
}

/** What has been chosen, to be taken back one by one or as a whole. */
export function AppliedFilters({ applied, onClear, onLeave }: Props) {
  const t = useCatalogueMessages();
  if (applied.length === 0) return null;
  return (
    <ul className={styles['applied']} role="list" aria-label={t('applied')}>
      {applied.map(({ key, label, onRemove }) => (
        <li key={key}>
          <AppliedChip
            removeLabel={t('remove', { name: label })}
            onRemove={() => {
              onLeave();
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
            type="button"
            className={styles['clear']}
            onClick={() => {
              onLeave();
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
