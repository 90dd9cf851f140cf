import type { Language } from '../../src/i18n/languages.ts';

/** A file of the build; `file` is relative to `loader.js`, sizes are in bytes. */
export interface File {
  readonly file: string;
  readonly bytes: number;
  readonly brotli: number;
}

/** Words of each language, where there are any. */
export type Words<Files = readonly File[]> = Partial<Record<Language, Files>>;

/** `widgets.json` (contract, section 3): what a template needs to print preload hints for the widgets of a page. */
export interface Manifest {
  readonly version: string;
  /** `sha256` as it stands in a policy, for a template that inlines the loader. */
  readonly loader: File & { readonly sha256: string };
  /** What comes with the first widget, whichever it is. */
  readonly shared: readonly File[];
  /** The words that come with it; a page needs those of its language. */
  readonly words: Words<File>;
  readonly widgets: Readonly<
    Record<
      string,
      {
        readonly family: string;
        readonly modes: readonly string[];
        readonly load: string;
        /** Code and styles, with what the widget shares with others. */
        readonly files: readonly File[];
        /** Its own words and those of its engines. */
        readonly words: Words;
      }
    >
  >;
}
