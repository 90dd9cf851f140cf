import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../scripts/build/widgets.ts';

/** `npm ci` refuses a lock file in which a package for any platform is missing, on every platform. */

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};

/** The folder in which Node finds a package from another's folder: the nearest `node_modules` that has it. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place]) return place;
  return from === ''
    ? undefined
    : placeOf(name, from.slice(0, from.lastIndexOf('node_modules/')).slice(0, -1));
}

test('every optional package has its entry', () => {
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, place })),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(({ name, place }) => placeOf(name, place) === undefined)).toEqual([]);
});

test('no entry names a registry', () => {
  expect(Object.keys(packages).filter((place) => packages[place]!.resolved !== undefined)).toEqual([]);
});

describe('npm ci', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(join(projectRoot, file), join(folder, file));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['linux', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('takes the lock file on %s %s', (os, cpu) => {
    // A dry run needs the lock file alone; offline with an empty cache, it can ask nobody.
    const args = [
      'ci',
      '--dry-run',
      '--offline',
      `--cache=${join(folder, 'cache')}`,
      `--os=${os}`,
      `--cpu=${cpu}`,
    ];
    const npm = process.env['npm_execpath'];
    const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
    const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32' && !npm,
    });
    expect(stderr).not.toMatch(/npm error/);
    expect(status).toBe(0);
    for (const name of ['oxlint', 'rolldown']) {
      expect(stdout).toMatch(new RegExp(`^add @${name}/binding-${os}-${cpu}\\b`, 'm'));
    }
  });
});
