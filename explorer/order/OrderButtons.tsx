import { arrowUp, trash } from '#src/icon/glyphs.ts';
import { Glyph } from '../Glyph.tsx';
import { useWords } from '../words.ts';
import words from './words.json' with { type: 'json' };

interface Props {
  /** Id of what is moved: the buttons' own ids begin with it, so that the one that was pressed can keep the focus. */
  readonly id: string;
  /** What is moved, as its name says it. */
  readonly name: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly onMove: (button: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

/** Moves and removes an entry of a list. A button that can do nothing stays where it is, and can be reached. */
export function OrderButtons({ id, name, canMoveUp, canMoveDown, onMove, onRemove }: Props) {
  const t = useWords(words);
  return (
    <span className="ex-order">
      <button
        type="button"
        id={`${id}-up`}
        className="ex-button"
        data-kind="bare"
        aria-label={t('moveUp', { name })}
        aria-disabled={!canMoveUp || undefined}
        onClick={() => canMoveUp && onMove('up')}
      >
        <Glyph glyph={arrowUp} />
      </button>
      <button
        type="button"
        id={`${id}-down`}
        className="ex-button"
        data-kind="bare"
        data-turned
        aria-label={t('moveDown', { name })}
        aria-disabled={!canMoveDown || undefined}
        onClick={() => canMoveDown && onMove('down')}
      >
        <Glyph glyph={arrowUp} />
      </button>
      <RemoveButton name={name} onPress={onRemove} />
    </span>
  );
}

/** Removes an entry of a list. */
export function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const t = useWords(words);
  return (
    <button
      type="button"
      className="ex-button"
      data-kind="bare"
      aria-label={t('remove', { name })}
      onClick={onPress}
    >
      <Glyph glyph={trash} />
    </button>
  );
}
