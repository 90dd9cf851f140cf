import { createContext, use } from 'react';
import type { Picture } from '../data.ts';
import { useWords } from '../words.ts';
import words from './words.json';

/** An entry that was taken out of a list a moment ago. */
export interface Removal {
  /** Path of the list. */
  readonly list: string;
  readonly index: number;
  readonly name: string;
}

/** What every part of a form needs of the whole. Paths are those of the configuration: `items[2].ctaLink`. */
export interface FormTools {
  /** Words of the schema in Arabic, by the English text. */
  readonly arabic: Readonly<Record<string, string>>;
  readonly pictures: readonly Picture[];
  readonly icons: readonly string[];
  /** Id of the element that stands for a path. */
  readonly idOf: (path: string) => string;
  /** What is wrong at a path. */
  readonly messagesAt: (path: string) => readonly string[];
  /** How many things are wrong at a path and inside it. */
  readonly errorsWithin: (path: string) => number;
  /** Groups and entries that are open. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (change: (open: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** Moves the focus to the element of an id, once what has been changed is drawn. */
  readonly focus: (id: string) => void;
  /** The removal that can still be undone. */
  readonly removal: Removal | undefined;
  readonly noteRemoval: (removal: Removal) => void;
  readonly undo: () => void;
}

export const ToolsContext = createContext<FormTools | undefined>(undefined);

/** The tools of the form around. @throws Error outside a form */
export function useTools(): FormTools {
  const tools = use(ToolsContext);
  if (!tools) throw new Error('A field stands in a ConfigForm.');
  return tools;
}

/** The form's own words. */
export const useFormWords = () => useWords(words);
