import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { brotli } from './brotli.ts';
import type { File, Manifest, Words } from './manifest-type.ts';
import type { BuiltWidgets, ChunkFacts } from './widget-map.ts';

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
