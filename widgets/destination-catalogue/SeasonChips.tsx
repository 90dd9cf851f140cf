import { useId } from 'react';
import { countsOf, facetValues, valuesOf, withValues, type Chosen } from '#src/catalogue/choices.ts';
import type { Catalogue } from '#src/catalogue/useAnswers.ts';
import { ValueChip } from '#src/catalogue/ValueChip.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './destination-catalogue.module.css';
import type en from './messages/en.json';
import { monthName, monthsFrom, useThisMonth } from './months.ts';

interface Props {
  readonly catalogue: Pick<Catalogue, 'choices' | 'facets'>;
  /** @param label of the month */
  readonly onChange: (filters: Chosen, label: string) => void;
}

/** When visitors want to go: the months from this one on, of which any number can be chosen. */
export function SeasonChips({ catalogue: { choices, facets }, onChange }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const now = useThisMonth();
  const id = useId();
  const chosen = valuesOf(choices.facets, 'month');
  const counted = facetValues(countsOf(facets, 'month'), chosen);

  return (
    <div className={styles['season']} role="group" aria-labelledby={id}>
      <p id={id}>{t('season')}</p>
      <ul role="list">
        {monthsFrom(now ?? 1).map((month) => {
          const value = String(month);
          const name = monthName(format, month, month === now ? 'long' : 'short');
          const label = month === now ? t('goodNow', { month: name }) : name;
          const isChosen = chosen.includes(value);
          return (
            <li key={month}>
              <ValueChip
                value={
                  counted.find((known) => known.value === value) ?? { value, count: undefined, isChosen }
                }
                label={label}
                onToggle={(isOn) => {
                  const others = chosen.filter((other) => other !== value);
                  onChange(withValues(choices.facets, 'month', isOn ? [...others, value] : others), label);
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
