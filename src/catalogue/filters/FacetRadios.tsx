import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import { LongList } from './LongList.tsx';
import { useRailMessages } from './messages.ts';
import { useCatalogueMessages } from '../messages.ts';
import styles from './rail.module.css';

/** One value may be chosen, or any: the browser's own radio buttons. */
export function FacetRadios({ facet, values, labelOf, onChange }: ChoiceProps) {
  const t = useRailMessages();
  const lists = useCatalogueMessages();
  const name = useId();
  const any = { value: '', count: undefined, isChosen: values.every(({ isChosen }) => !isChosen) };
  return (
    <LongList look="rows" label={facet.label} values={[any, ...values]}>
      {({ value, count, isChosen }) => {
        const label = value === '' ? t('any') : labelOf(value);
        return (
          <label className={styles['radio']}>
            <input
              form=""
              type="radio"
              name={name}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onChange(value === '' ? [] : [value], label)}
            />
            <span>{label}</span>
            {count !== undefined && <span>{lists('number', { number: count })}</span>}
          </label>
        );
      }}
    </LongList>
  );
}
