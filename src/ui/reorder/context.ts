import { createContext, use } from 'react';
import type { MenuItem } from '../MenuButton.tsx';
import type { Entry, EntryList, Move } from './moves.ts';

/** All words of it, in the page's language. Lists are named by their ids. */
export interface ReorderWords {
  /** Name of an entry's button: "Move Diriyah". */
  readonly button: (name: string) => string;
  readonly up: string;
  readonly down: string;
  /** "Move to the top" and "Move to the end" of the own list, for long ones; without them its menus do not offer it. */
  readonly first?: string;
  readonly last?: string;
  /** "Move to day 3". */
  readonly toList: (list: string) => string;
  /** Tells of Alt with the arrows up and down, and of Shift for the list before and behind. Stands in the menu. */
  readonly help: string;
  /** Is said after each move: "Moved to day 2, position 3 of 5". `position` counts from 1. */
  readonly moved: (place: { list: string; position: number; total: number }) => string;
}

interface Reorder {
  readonly lists: readonly EntryList[];
  readonly words: ReorderWords;
  readonly actionsOf: ((entry: Entry) => readonly MenuItem[]) | undefined;
  /** Buttons of the entries, by the entry's id. */
  readonly buttons: Map<string, HTMLElement>;
  /** Makes a move that a visitor wants by the menu or by keys. */
  readonly move: (entry: string, move: Move) => void;
  /** Has entries in a list's element dragged. @returns ends it */
  readonly watch: (list: string, zone: HTMLElement) => () => void;
}

export const ReorderContext = createContext<Reorder | undefined>(undefined);

/** @throws Error outside a `Reorder` */
export function useReorder(): Reorder {
  const reorder = use(ReorderContext);
  if (!reorder) throw new Error('A ReorderList stands in a Reorder.');
  return reorder;
}
