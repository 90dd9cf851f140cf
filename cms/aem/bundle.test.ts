import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundle, osgiVersion } from './bundle.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Puts a Maven of the test's on the path, which says the line and, asked for anything else, does the rest. */
function standIn(line: string, build: string): void {
  const script = `#!/bin/sh\nif [ "$1" = "--version" ]; then echo "${line}"; exit 0; fi\n${build}\n`;
  writeFileSync(join(folder, 'mvn'), script);
  chmodSync(join(folder, 'mvn'), 0o755);
}

const warnings = () => vi.spyOn(console, 'warn').mockReturnValue();

test('without Maven there is no bundle, and one sentence says why', () => {
  const warn = warnings();
  expect(bundle('0.1.0-3f9c01ab', join(folder, 'work'))).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [
      'The bundle is not built, nor the package that embeds it, since Maven (mvn) is not installed or finds no Java.',
    ],
  ]);
});

test('on a Java without a compiler there is no bundle, and one sentence asks for a JDK', () => {
  const warn = warnings();
  standIn(`Java version: 17.0.15, vendor: Any, runtime: ${folder}`, 'exit 1');
  expect(bundle('0.1.0-3f9c01ab', join(folder, 'work'))).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('install a JDK')]]);
});

describe('where Maven and a JDK are there', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin', 'javac'), '');
  });

  test('the jar is what Maven built from a copy of the sources, named by its OSGi version', () => {
    const build = '[ -f pom.xml ] && /bin/mkdir target && echo "$*" > target/tourism.widgets.jar';
    standIn(`runtime: ${folder}`, build);
    const built = bundle('0.1.0-3f9c01ab', join(folder, 'work'));
    expect(built?.name).toBe('tourism.widgets-0.1.0.3f9c01ab.jar');
    expect(new TextDecoder().decode(built?.jar)).toContain('-Dbundle.version=0.1.0.3f9c01ab');
  });

  test('what Maven says when it fails is passed on', () => {
    standIn(`runtime: ${folder}`, 'echo "[ERROR] registry does not answer"; exit 1');
    expect(() => bundle('0.1.0-3f9c01ab', join(folder, 'work'))).toThrow(/registry does not answer/);
  });
});

test.each([
  ['0.1.0-3f9c01ab', '0.1.0.3f9c01ab'],
  ['1.2.3-beta.1-3f9c01ab', '1.2.3.beta_1-3f9c01ab'],
  ['1.2.3', '1.2.3'],
])('the release %s is the bundle %s', (version, osgi) => {
  expect(osgiVersion(version)).toBe(osgi);
});

test('a version without three numbers is refused', () => {
  expect(() => osgiVersion('next')).toThrow('next is no version');
});
