import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { arrow } from '#src/icon/common-glyphs.ts';
import { arrowUp } from '#src/icon/glyphs.ts';
import { MenuButton, type MenuItem } from '../MenuButton.tsx';
import { useReorder, type ReorderWords } from './context.ts';
import { arrowDown, grip } from './glyphs.ts';
import {
  moveToEnd,
  placeOf,
  stepFrom,
  type Entry,
  type EntryList,
  type Move,
  type Place,
  type Step,
} from './moves.ts';
import styles from './reorder.module.css';

interface Props<Member extends Entry> {
  /** One of the `lists` of the `Reorder` around it. */
  readonly list: EntryList<Member>;
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Stands in its place while it has no entries, and takes what is dropped there. */
  readonly empty: string;
  /** Draws an entry, with its menu button of 44 px somewhere in it. */
  readonly children: (entry: Member, button: ReactNode) => ReactNode;
}

/** A plain list, its entries one below another, in a `Reorder`. */
export function ReorderList<Member extends Entry>({ list, labelledBy, empty, children }: Props<Member>) {
  const { watch } = useReorder();
  const { id, entries } = list;
  const zone = useCallback(
    (element: HTMLElement | null) => (element ? watch(id, element) : undefined),
    [watch, id],
  );

  if (entries.length === 0)
    return (
      <p ref={zone} className={styles['empty']}>
        {empty}
      </p>
    );
  return (
    <ol ref={zone} className={styles['list']} role="list" aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles['entry']} data-entry={entry.id}>
          {children(entry, <MoveButton entry={entry} />)}
        </li>
      ))}
    </ol>
  );
}

/** Arrows that move with Alt, alone and together with Shift. */
const steps: Readonly<Record<string, readonly [alone: Step, withShift: Step]>> = {
  ArrowUp: ['up', 'toPrevious'],
  ArrowDown: ['down', 'toNext'],
};
const shortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** The moves to both ends of a list, where they have words and are more than a step. */
function endMoves(lists: readonly EntryList[], from: Place, { first, last }: ReorderWords) {
  const end = (lists.find(({ id }) => id === from.list)?.entries.length ?? 0) - 1;
  const to = (index: number): Move => ({ from, to: { list: from.list, index } });
  return [
    ...(first && from.index > 1 ? [{ label: first, glyph: arrowUp, move: to(0) }] : []),
    ...(last && from.index < end - 1 ? [{ label: last, glyph: arrowDown, move: to(end) }] : []),
  ];
}

function MoveButton({ entry }: { readonly entry: Entry }) {
  const { lists, words, actionsOf, buttons, move } = useReorder();
  const from = placeOf(lists, entry.id);
  if (!from) return null;
  const moves = [
    { label: words.up, glyph: arrowUp, move: stepFrom(lists, from, 'up') },
    { label: words.down, glyph: arrowDown, move: stepFrom(lists, from, 'down') },
    ...endMoves(lists, from, words),
    ...lists
      .filter(({ id }) => id !== from.list)
      .map(({ id }) => ({ label: words.toList(id), glyph: arrow, move: moveToEnd(lists, from, id) })),
  ];
  const items = moves.flatMap(({ label, glyph, move: its }): readonly MenuItem[] =>
    its ? [{ label, glyph, onChoose: () => move(entry.id, its) }] : [],
  );
  const actions = (actionsOf?.(entry) ?? []).map((action, index) =>
    index === 0 && items.length > 0 ? { ...action, isApart: true } : action,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]?.[event.shiftKey ? 1 : 0];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const its = stepFrom(lists, from, step);
    if (its) move(entry.id, its);
  };
  return (
    <MenuButton
      ref={(button) => {
        if (!button) return undefined;
        buttons.set(entry.id, button);
        return () => void buttons.delete(entry.id);
      }}
      label={words.button(entry.name)}
      glyph={grip}
      items={[...items, ...actions]}
      help={words.help}
      shortcuts={shortcuts}
      onKeyDown={onKeyDown}
    />
  );
}
