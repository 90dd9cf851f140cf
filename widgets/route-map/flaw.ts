import type en from './messages/en.json';

/** Something that the author of a route has to know: a message and what stands in it. */
export interface Flaw {
  readonly key: keyof typeof en;
  readonly values?: Readonly<Record<string, string | number>>;
}
