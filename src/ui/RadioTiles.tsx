import { useId } from 'react';
import tile from './choice-tile.module.css';
import styles from './radio-tiles.module.css';

/** A value that can be chosen. */
interface Tile<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** A line in small letters under the label. */
  readonly note?: string | undefined;
}

interface Props<Key extends string> {
  readonly legend: string;
  readonly tiles: readonly Tile<Key>[];
  /** Key of the tile that is chosen; of none there is no choice yet. */
  readonly chosen: string;
  readonly onChoose: (key: Key) => void;
  /** Beside each other, each as wide as its words; else each in a row of its own. */
  readonly areInRow?: boolean;
}

/** One of a few values: radio buttons on tiles. */
export function RadioTiles<Key extends string>(props: Props<Key>) {
  const { legend, tiles, chosen, onChoose, areInRow } = props;
  const name = useId();
  return (
    <fieldset form="" className={styles['tiles']} data-in-row={areInRow || undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      {tiles.map(({ key, label, note }) => (
        <label key={key} className={tile['tile']}>
          <input form="" type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span>{label}</span>
          {note && <small className={styles['note']}>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
