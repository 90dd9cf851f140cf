import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startBuiltServer } from '../../demo-pages/serve/built-server.ts';
import { shownWidgets } from '../../demo-pages/widgets.ts';
import { isCurrent, pictureName, picturesOf } from '../../scripts/pictures/gallery-pictures.ts';
import { projectRoot, widgetsFolder } from '../../scripts/build/widgets.ts';
import { findChromium, findHeadlessShell } from '../browser/find-chromium.ts';
import { fontEnvironment } from '../browser/fonts.ts';
import { takePicture } from './take-picture.ts';

/**
 * Takes the gallery's pictures of widgets that have none of their present state, or of those that are named, or of all
 * (`--all`). It builds first, so that a picture shows what its name says; `--built` believes that `dist/` is of the present
 * sources. `--dry-run` keeps no picture.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const widgets = shownWidgets();
const unknown = positionals.filter((name) => !widgets.some((widget) => widget.name === name));
if (unknown.length > 0) {
  console.error(`There is no widget ${unknown.join(', ')}.`);
  process.exit(2);
}

const wanted = widgets.filter(({ name }) =>
  positionals.length > 0 ? positionals.includes(name) : values.all || !isCurrent(name),
);
if (wanted.length === 0) {
  console.log('Every picture is of the present state.');
  process.exit(0);
}

if (!values.built) {
  const build = join(projectRoot, 'scripts/build.ts');
  const { status } = spawnSync(process.execPath, [build], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: findHeadlessShell() ?? findChromium(),
  env: { ...process.env, ...fontEnvironment('liberation') },
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
});
let failed = 0;
let bytes = 0;
try {
  for (const widget of wanted) {
    server.reset();
    try {
      const picture = await takePicture(browser, server.url, widget);
      if (!values['dry-run']) keep(widget.name, picture);
      bytes += picture.length;
      console.log(`${widget.name}: ${kilobytes(picture.length)}`);
    } catch (error) {
      failed++;
      console.error(`${widget.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${wanted.length - failed} of ${wanted.length} pictures taken, ${kilobytes(bytes)}.`);
process.exitCode = failed > 0 ? 1 : 0;

/** Puts a picture in the place of the one before. */
function keep(name: string, picture: Uint8Array): void {
  for (const old of picturesOf(name)) rmSync(join(widgetsFolder, name, old));
  writeFileSync(join(widgetsFolder, name, pictureName(name)), picture);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
