import type { List } from './lists.ts';
import styles from './packing-checklist.module.css';
import { Tick } from './Tick.tsx';

interface Props {
  readonly list: List;
  /** Keys of what is packed; keys of other items are ignored. */
  readonly packed: readonly string[];
  readonly onTick: (key: string, isPacked: boolean) => void;
}

/** The items of a list by their groups, each to be ticked. */
export const Groups = ({ list, packed, onTick }: Props) =>
  list.groups.map(({ key: groupKey, label, items }) => (
    <div key={groupKey} className={styles['group']}>
      <fieldset form="">
        <legend className={styles['legend']}>{label}</legend>
        <ul role="list">
          {items.map(({ key, label: words, note, required }) => (
            <li key={key}>
              <Tick
                label={words}
                note={note}
                isEssential={required}
                isPacked={packed.includes(key)}
                onTick={(isPacked) => onTick(key, isPacked)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  ));
