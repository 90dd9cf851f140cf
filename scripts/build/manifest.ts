import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { brotli } from './budgets.ts';
import type { BuiltWidgets, ChunkFacts } from './widget-map.ts';

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

/** Describes a finished build. */
export function createManifest(outDir: string, version: string, { widgets, shared }: BuiltWidgets): Manifest {
  const describe = (file: string): File => {
    const source = readFileSync(join(outDir, file));
    return { file, bytes: source.length, brotli: brotli(source) };
  };
  const filesOf = ({ hash, hasStyles }: ChunkFacts) =>
    [`assets/${hash}.js`, ...(hasStyles ? [`assets/${hash}.css`] : [])].map(describe);
  const wordsOf = <Files>(read: (language: Language) => Files) =>
    Object.fromEntries(languages.map((language) => [language, read(language)])) as Words<Files>;
  const wordsFile = ({ hash }: ChunkFacts, language: Language) => describe(`assets/${hash}.${language}.js`);
  const platform = shared[0]!;
  const digest = createHash('sha256')
    .update(readFileSync(join(outDir, 'loader.js')))
    .digest('base64');

  return {
    version,
    loader: { ...describe('loader.js'), sha256: `sha256-${digest}` },
    shared: filesOf(platform),
    words: wordsOf((language) => wordsFile(platform, language)),
    widgets: Object.fromEntries(
      widgets.map(({ name, family, modes, load, chunk, needs }) => {
        const chunks = [chunk, ...needs.map((place) => shared[place]!)];
        const spoken = chunks.filter(({ hasMessages }) => hasMessages);
        const words = wordsOf((language) => spoken.map((one) => wordsFile(one, language)));
        return [
          name,
          { family, modes, load, files: chunks.flatMap(filesOf), words: spoken.length > 0 ? words : {} },
        ];
      }),
    ),
  };
}
