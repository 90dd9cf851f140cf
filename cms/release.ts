import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf, type Form, type JsonSchema } from './form/form.ts';

/** A file of a package: its path in the package, and what it holds. */
export type Files = ReadonlyMap<string, Uint8Array | string>;

/** A finished build, as the packages are made from it: nothing but what lies in `dist/`. */
export interface Release {
  /** The package's version, and what the files of the build hash to: `0.1.0-3f9c01ab`. */
  readonly version: string;
  /** Every file of the build, by its path in `dist/`, in order. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Of every widget, by name. */
  readonly forms: readonly Form[];
  /** What authors read, in Arabic, by the English text. */
  readonly arabic: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly version: string;
  readonly widgets: Readonly<Record<string, { readonly family: string; readonly modes: readonly string[] }>>;
}

/**
 * Reads a build.
 *
 * @param folder `dist/` of any release
 * @throws Error where there is no build, or one without what packages need
 */
export function readRelease(folder: string): Release {
  const files = new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
  const json = (path: string): unknown => {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is not in ${folder}: run npm run build first.`);
    return JSON.parse(file.toString());
  };
  const { version, widgets } = json('widgets.json') as Manifest;
  return {
    version: `${version}-${hashOf(files)}`,
    files,
    forms: Object.entries(widgets).map(([name, facts]) =>
      formOf(name, json(`schemas/${name}.schema.json`) as JsonSchema, facts),
    ),
    arabic: json('authors.ar.json') as Record<string, string>,
  };
}

/** Styles of a page that has none of its own site. */
export const pageStyles = (): string => readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** Paths of all files in a folder and below, with slashes, in order. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Eight hexadecimal digits of what the files and their names hash to. */
function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(path).update('\0').update(content);
  return hash.digest('hex').slice(0, 8);
}
