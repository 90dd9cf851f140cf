import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../cms/aem/bundle.ts';
import { dispatcherFiles } from '../cms/aem/dispatcher/dispatcher.ts';
import { aemPackages } from '../cms/aem/packages.ts';
import type { WidgetExamples } from '../cms/examples.ts';
import { readRelease, type Files, type Release } from '../cms/release.ts';
import { templates } from '../cms/templates/templates.ts';
import { wordpressPlugin } from '../cms/wordpress/plugin.ts';
import { zip } from '../cms/zip.ts';
import { readPictures } from './pictures/gallery-pictures.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { keptFile, keptOf, packRelease } from './build/kept-release.ts';
import { findWidgets, projectRoot, widgetsFolder } from './build/widgets.ts';

/**
 * `npm run package`: writes `packages/`, or the folder that is named, from the build in `dist/`, which it
 * makes where there is none. Sample pages are made from
 * the widgets' examples, and a widget's own HTL and picture are those of its folder.
 *
 * `npm run package -- --keep` writes one file instead, with what a page of the build needs and the widgets' examples:
 * the release before the next one, which `testing/proof/upgrades.proof.ts` upgrades from.
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

/** The texts of the examples of every widget, by their path in the project. */
const readExampleFiles = (): Map<string, Uint8Array> =>
  new Map(
    readExamples().flatMap(({ widget, examples }) =>
      examples.map(({ name }) => {
        const path = `widgets/${widget}/examples/${name}.json`;
        return [path, readFileSync(join(projectRoot, path))] as const;
      }),
    ),
  );

function keepRelease({ version, files }: Release): void {
  const packed = packRelease(keptOf(version, files, readExampleFiles()));
  writeFileSync(keptFile, packed);
  console.log(`${version}, ${(packed.length / 1e6).toFixed(2)} MB: ${keptFile}`);
}

/** @param outDir folder; what was in it is deleted */
function writePackages(release: Release, outDir: string): void {
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
}

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
ensureBuilt();
const release = readRelease(join(projectRoot, 'dist'));
if (values.keep) keepRelease(release);
else writePackages(release, resolve(positionals[0] ?? join(projectRoot, 'packages')));
