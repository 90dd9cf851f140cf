import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFonts } from '../fonts.ts';
import { abbreviationsOf } from '../form/abbreviations.ts';
import type { Field } from '../form/form.ts';
import { mayWait, waiting } from '../form/waiting.ts';
import siteWords from '../form/site-words.ar.json' with { type: 'json' };
import type { Files, Release } from '../release.ts';
import { phpFile } from './php.ts';
import { settingsForm } from './settings-form.ts';
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
 * @param pictures WebP files that show in the list of blocks what a widget looks like, by its name
 * @returns the files of the folder `tourism-widgets` that a zip of the plugin holds, with that folder before each path
 */
export function wordpressPlugin(release: Release, pictures: ReadonlyMap<string, Uint8Array>): Files {
  const arabic = { ...ownArabic, ...siteWords, ...release.arabic };
  const files = new Map<string, Uint8Array | string>(
    globSync('**/*.{php,js,css,txt}', { cwd: source }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(source, path), 'utf8').replaceAll('@version@', release.version),
    ]),
  );
  for (const [path, content] of release.files) if (path !== notServed) files.set(`build/${path}`, content);
  files.set('widgets.php', phpFile(blocksOf(release)));
  files.set('settings-form.php', phpFile(settingsForm));
  files.set('fonts.php', phpFile(pageFonts(release)));
  const abbreviations = abbreviationsOf(release.forms);
  const forms = release.forms.map((form) => ({
    ...form,
    abbreviation: abbreviations.get(form.name),
    hasPicture: pictures.has(form.name),
    mayWait: mayWait(form),
  }));
  for (const [name, picture] of pictures) files.set(`editor/pictures/${name}.webp`, picture);
  files.set(
    'editor/forms.js',
    `Object.assign(window.tourismWidgetsEditor, ${JSON.stringify({ forms, waiting })});\n`,
  );
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
    forms.map(({ name, title, purpose, family, tabs }) => [
      name,
      { title, description: purpose, family, html: tabs.flatMap(({ fields }) => htmlIn(fields)) },
    ]),
  );

/** Paths of the fields that may hold HTML: `items[].body`. Any other text is shown as it was typed. */
const htmlIn = (fields: readonly Field[], path = ''): string[] =>
  fields.flatMap((field) => {
    const at = path + field.name;
    if (field.kind === 'richtext' || field.kind === 'json') return [at];
    return 'fields' in field ? htmlIn(field.fields, `${at}${field.kind === 'list' ? '[]' : ''}.`) : [];
  });

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
