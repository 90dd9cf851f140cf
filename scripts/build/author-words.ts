import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './widgets.ts';

/** Every `authors.ar.json` of the project, by path. */
const wordFiles = (): readonly (readonly [file: string, words: Readonly<Record<string, string>>])[] =>
  globSync('{src,widgets}/*/authors.ar.json', { cwd: projectRoot })
    .sort()
    .map((file) => [
      file,
      JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>,
    ]);

/**
 * What authors read, in Arabic, by the English text. A CMS has one dictionary for all dialogs, so one text has one
 * translation.
 *
 * @throws Error where two files translate one text differently
 */
export function authorWords(files = wordFiles()): Record<string, string> {
  const words = new Map<string, string>();
  for (const [file, own] of files)
    for (const [english, arabic] of Object.entries(own)) {
      const known = words.get(english) ?? arabic;
      if (known !== arabic) throw new Error(`${file}: "${english}" is "${known}" elsewhere.`);
      words.set(english, arabic);
    }
  return Object.fromEntries([...words].sort(([a], [b]) => (a < b ? -1 : 1)));
}
