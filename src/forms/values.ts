import { toJson } from '#src/text/json.ts';
import type { Message } from './messages.ts';

/** What is wrong with an answer: a text of the form engine and the values in it. */
export interface Fault {
  readonly key: Message;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A file that a visitor has added. */
export interface FileEntry {
  readonly id: number;
  readonly file: File;
  /** Under which it is sent. */
  readonly name: string;
  /** Why it cannot be sent. */
  readonly fault?: Fault | undefined;
  /** Percent of it that has been uploaded; undefined while it is not being uploaded. */
  readonly progress?: number | undefined;
  /** By what the server names it once it is there. */
  readonly uploadId?: string | undefined;
}

/** The value of a control. */
export type Value = string | boolean | readonly string[] | readonly FileEntry[] | null | undefined;

/** The values of a form, by the fields' keys. */
export type Values = Readonly<Record<string, Value>>;

/** The files in a control. */
export const filesIn = (value: Value): readonly FileEntry[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isFile) : [];

const isFile = (entry: unknown): entry is FileEntry => typeof entry === 'object';

/** The texts in a control: one, or those of several boxes; a tick reads as `true`. */
export const textsIn = (value: Value): readonly string[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry === true ? ['true'] : []));
};

/** All texts of a form as one: another one where any of them is another. */
export const textOfAll = (values: Values): string => toJson(Object.values(values).map(textsIn));

/** Whether a control is empty. */
export const isEmpty = (value: Value): boolean =>
  filesIn(value).length === 0 && textsIn(value).every((text) => text.trim() === '');
