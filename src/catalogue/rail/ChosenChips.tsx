import { useRef } from 'react';
import { AppliedChip } from '#src/ui/Chip.tsx';
import type { Facet } from '../facet.schema.ts';
import { valuesOf, withValues, type Chosen } from './chosen.ts';
import { useRailMessages } from './messages.ts';
import styles from './rail.module.css';

interface Props {
  readonly facets: readonly Facet[];
  readonly chosen: Chosen;
  readonly labelOf: (facet: Facet, value: string) => string;
  /** False where the same stands below, larger. */
  readonly hasClear: boolean;
  readonly onChange: (chosen: Chosen, label: string) => void;
  /** Takes the focus where nothing of the list is left. */
  readonly onEmptied: () => void;
}

/** What has been chosen, to be taken back one by one or together. */
export function ChosenChips({ facets, chosen, labelOf, hasClear, onChange, onEmptied }: Props) {
  const t = useRailMessages();
  const list = useRef<HTMLUListElement>(null);
  const choices = facets.flatMap((facet) =>
    valuesOf(chosen, facet.name).map((value) => ({ facet, value, label: labelOf(facet, value) })),
  );
  if (choices.length === 0) return null;

  // What was pressed goes away; who pressed it by keyboard goes on with what stands there then.
  const goOn = (index: number) => {
    if (choices.length === 1) return onEmptied();
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index === choices.length - 1 ? index - 1 : index + 1]?.focus();
  };

  return (
    <ul ref={list} className={styles['applied']} role="list" aria-label={t('applied')}>
      {choices.map(({ facet, value, label }, index) => (
        <li key={`${facet.name} ${value}`}>
          <AppliedChip
            removeLabel={t('remove', { name: label })}
            onRemove={() => {
              goOn(index);
              const others = valuesOf(chosen, facet.name).filter((other) => other !== value);
              onChange(withValues(chosen, facet.name, others), label);
            }}
          >
            {label}
          </AppliedChip>
        </li>
      ))}
      {hasClear && (
        <li>
          <button
            type="button"
            className={styles['text']}
            onClick={() => {
              onEmptied();
              onChange({}, t('clear'));
            }}
          >
            <span>{t('clear')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
