import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { readRelease } from '../../cms/release.ts';
import { keptFile, unpackRelease } from '../../scripts/build/kept-release.ts';
import type { Manifest } from '../../scripts/build/manifest-type.ts';
import type { Stage } from '../browser/stage.ts';
import { reportingPolicy } from '../browser/worker.ts';

/** The release before this one, and a site on which it lies until this one is deployed. */

type Build = ReadonlyMap<string, Uint8Array>;
type Config = Readonly<Record<string, unknown>>;

const before = unpackRelease(readFileSync(keptFile));

/** Files of the release before this one below a folder, by the rest of their path. */
const keptBelow = (folder: string): Build =>
  new Map(
    [...before.files].flatMap(([path, file]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), file] as const] : [],
    ),
  );

const oldBuild = keptBelow('dist/');

const parse = (file: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(file)) as unknown;

/** What the release before this one says of itself. */
export const oldManifest = parse(oldBuild.get('widgets.json')) as Manifest;

/** A configuration that a page has since the release before this one. */
interface OldExample {
  readonly widget: string;
  readonly example: string;
  readonly config: Config;
}

const oldExamples: readonly OldExample[] = [...keptBelow('widgets/')].map(([path, file]) => {
  const [widget = '', , example = ''] = path.replace(/\.json$/, '').split('/');
  return { widget, example, config: parse(file) as Config };
});

/** The old configurations of a widget, without those that are faulty on purpose. */
export const oldExamplesOf = (name: string): readonly OldExample[] =>
  oldExamples.filter(({ widget, example }) => widget === name && !example.startsWith('faulty'));

/** Names of code and styles change with their content; those of fonts and pictures have no part in these proofs. */
const hashed = /\b[0-9a-z]{7}(?=(?:\.[a-z]{2})?\.(?:js|css)\b|\.\*)/g;

/** Another name of as many characters: two names never get the same. */
const otherName = (name: string) => name.slice(1) + name.charAt(0);

/**
 * This release as it is when every part of it has changed: code and styles have other names, so that none of the release
 * before is there, even where this release is the same.
 */
function nextBuild(): Build {
  const { files } = readRelease(inject('dist'));
  const names = new Set([...files.keys()].flatMap((path) => path.match(hashed) ?? []));
  const rename = (text: string) => text.replace(hashed, (name) => (names.has(name) ? otherName(name) : name));
  // The loader's table has the names one after another.
  const renameTable = (text: string) =>
    text.replace(/(?<=\bhashes:`)[0-9a-z]+/, (table) => table.replace(/.{7}/g, otherName));
  return new Map(
    [...files].map(([path, file]) => {
      if (!/\.(?:js|css|json)$/.test(path)) return [path, file];
      const text = rename(new TextDecoder().decode(file));
      return [rename(path), Buffer.from(path === 'loader.js' ? renameTable(text) : text)];
    }),
  );
}

/** A site with the release before this one. */
interface DeployedSite {
  readonly url: string;
  /** Puts this release in the place of the one before, of whose code and styles nothing is left. */
  readonly deploy: () => void;
}

function put(folder: string, build: Build): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, file] of build) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), file);
  }
}

/**
 * Serves the demo with the release before this one, until the test ends. Its pages are those of the templates as they are now.
 *
 * @param stage of the test
 */
export async function serveOldRelease(stage: Stage): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, oldBuild);
  const { url } = await stage.serve({ dist: folder, policy: reportingPolicy() });
  const deploy = () => {
    const next = nextBuild();
    const left = [...oldBuild.keys()].filter((path) => next.has(path) && path.search(hashed) >= 0);
    if (left.length > 0) throw new Error(`Of the old release there are still ${left.join(', ')}.`);
    put(folder, next);
  };
  return { url, deploy };
}
