import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFonts } from '../fonts.ts';
import type { Files, Release } from '../release.ts';
import { phpFile } from './php.ts';
import ownArabic from './words.ar.json' with { type: 'json' };

/** The plugin's own files, which are the same for every release but for its version. */
const source = join(import.meta.dirname, 'plugin');

/** What of a build no page asks for: schemas are asked for on an author's page, to call fields as the form does. */
const notServed = 'widgets.json';

/** Where WordPress looks for the words of a script: by the script's handle. */
const scriptWords = 'languages/tourism-widgets-ar-tourism-widgets-editor-fields.json';

/**
 * Makes the WordPress plugin: a block for each widget of a build.
 *
 * @param release a finished build
 * @returns the files of the folder `tourism-widgets` that a zip of the plugin holds, with that folder before each path
 */
export function wordpressPlugin(release: Release): Files {
  const arabic = { ...ownArabic, ...release.arabic };
  const files = new Map<string, Uint8Array | string>(
    globSync('**/*.{php,js,css,txt}', { cwd: source }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(source, path), 'utf8').replaceAll('@version@', release.version),
    ]),
  );
  for (const [path, content] of release.files) if (path !== notServed) files.set(`build/${path}`, content);
  files.set('widgets.php', phpFile(blocksOf(release)));
  files.set('fonts.php', phpFile(pageFonts(release)));
  files.set('editor/forms.js', `window.tourismWidgetsEditor.forms = ${JSON.stringify(release.forms)};\n`);
  files.set(
    'languages/tourism-widgets-ar.l10n.php',
    phpFile({ domain: 'tourism-widgets', messages: arabic }),
  );
  files.set(scriptWords, JSON.stringify(scriptWordsOf(arabic)));
  return new Map(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => [`tourism-widgets/${path}`, content]),
  );
}

/** What the plugin tells WordPress of each block. */
const blocksOf = ({ forms }: Release) =>
  Object.fromEntries(
    forms.map(({ name, title, purpose, family }) => [name, { title, description: purpose, family }]),
  );

/** Words as WordPress' scripts read them: by the English text, each a list of its forms. */
const scriptWordsOf = (words: Readonly<Record<string, string>>) => ({
  domain: 'tourism-widgets',
  locale_data: {
    'tourism-widgets': {
      '': { domain: 'tourism-widgets', lang: 'ar' },
      ...Object.fromEntries(Object.entries(words).map(([english, arabic]) => [english, [arabic]])),
    },
  },
});
