/** What a key pressed in the search field means (contract, section 7; APG: editable combobox with list and inline). */
export type Intent =
  /** Takes the inline completion over into the field. */
  | 'accept'
  | 'removeCompletion'
  | 'closeList'
  | 'clear'
  /** Shows the list, and leaves the field as it is. */
  | 'open'
  | 'next'
  | 'previous'
  /** Takes the option that is pointed at. */
  | 'choose'
  /** Goes back from the list to the text; what the key does there is the browser's. */
  | 'toText';

/** What of a pressed key counts. */
export type KeyFacts = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What the box looks like when a key is pressed. */
export interface Situation {
  /** A completion is visible, which it is only while the caret stands behind the text. */
  readonly hasCompletion: boolean;
  readonly isListOpen: boolean;
  /** An option is pointed at. */
  readonly hasActive: boolean;
  readonly hasText: boolean;
}

/**
 * What a key means. Undefined for what is the browser's or the dialog's: Escape once nothing is left to undo, Tab where
 * there is nothing to accept, Enter that submits.
 */
export function intentOf(key: KeyFacts, box: Situation): Intent | undefined {
  const isPlain = !key.shiftKey && !key.altKey && !key.ctrlKey && !key.metaKey;
  const isAlt = key.altKey && !key.shiftKey && !key.ctrlKey && !key.metaKey;
  switch (key.key) {
    case 'Tab':
      return isPlain && box.hasCompletion ? 'accept' : undefined;
    case 'Escape':
      if (box.hasCompletion) return 'removeCompletion';
      if (box.isListOpen) return 'closeList';
      return box.hasText ? 'clear' : undefined;
    case 'ArrowDown':
      return isPlain ? 'next' : isAlt ? 'open' : undefined;
    case 'ArrowUp':
      if (isPlain) return 'previous';
      return isAlt && box.isListOpen ? 'closeList' : undefined;
    case 'Enter':
      return isPlain && box.hasActive ? 'choose' : undefined;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return box.hasActive ? 'toText' : undefined;
    default:
      return undefined;
  }
}

/**
 * The option after a step; from the text the first or the last, from either end on to the other.
 *
 * @param active index of the option that is pointed at, -1 for the text
 */
export function step(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return by > 0 ? 0 : count - 1;
  return (active + by + count) % count;
}
