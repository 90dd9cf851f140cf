import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { bundle } from '../cms/aem/bundle.ts';
import { dispatcherFiles } from '../cms/aem/dispatcher/dispatcher.ts';
import { aemPackages } from '../cms/aem/packages.ts';
import type { WidgetExamples } from '../cms/examples.ts';
import { readRelease, type Files } from '../cms/release.ts';
import { templates } from '../cms/templates/templates.ts';
import { wordpressPlugin } from '../cms/wordpress/plugin.ts';
import { zip } from '../cms/zip.ts';
import { readPictures } from './pictures/gallery-pictures.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { findWidgets, projectRoot, widgetsFolder } from './build/widgets.ts';

/**
 * `npm run package`: writes `packages/`, or the folder that is named, from the build in `dist/`, which it
 * makes where there is none. Sample pages are made from
 * the widgets' examples, and a widget's own HTL and picture are those of its folder.
 */

/** The examples of every widget, in the order of their names, with the sentence that says what each shows. */
const readExamples = (): WidgetExamples[] =>
  findWidgets().map(({ name: widget, examples }) => ({
    widget,
    examples: readdirSync(join(widgetsFolder, widget, 'examples'))
      .sort()
      .map((file) => {
        const name = file.replace(/\.json$/, '');
        const config: unknown = JSON.parse(
          readFileSync(join(widgetsFolder, widget, 'examples', file), 'utf8'),
        );
        return { name, sentence: examples[name] ?? '', config };
      }),
  }));

/** The HTL of widgets that have a fallback of their own. */
const readOwnHtl = (): Map<string, string> =>
  new Map(
    findWidgets().flatMap(({ name }) => {
      const folder = join(widgetsFolder, name);
      if (!readdirSync(folder).includes('fallback.html')) return [];
      return [[name, readFileSync(join(folder, 'fallback.html'), 'utf8')] as const];
    }),
  );

/** Files below a folder. */
const below = (folder: string, files: Files): Files =>
  new Map([...files].map(([path, content]) => [`${folder}/${path}`, content]));

const outDir = resolve(process.argv[2] ?? join(projectRoot, 'packages'));
ensureBuilt();
const release = readRelease(join(projectRoot, 'dist'));
const { version } = release;
const examples = readExamples();
const pictures = readPictures(findWidgets().map(({ name }) => name));
const workFolder = mkdtempSync(join(tmpdir(), 'tourism-widgets-bundle-'));
const model = bundle(version, workFolder);
rmSync(workFolder, { recursive: true, force: true });
const readme = readFileSync(join(projectRoot, 'cms/package-readme.md'), 'utf8');

const files: Files = new Map<string, Uint8Array | string>([
  ['README.md', readme.replaceAll('{version}', version)],
  ...aemPackages(release, { examples, ownHtl: readOwnHtl(), ...(model && { bundle: model }) }),
  [`tourism-widgets-wordpress-${version}.zip`, zip(wordpressPlugin(release, pictures))],
  ...below('templates', templates(release, examples)),
  ...below('dispatcher', dispatcherFiles()),
]);
rmSync(outDir, { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), content);
}
console.log(`${files.size} files of ${version}, ${release.forms.length} widgets: ${outDir}`);
