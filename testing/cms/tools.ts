import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the tests in content management systems share: the user's cache, programs, Maven. */

/** A folder of the user's own cache, which the next run finds as this one leaves it. */
export function cacheFolder(name: string): string {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'tourism-widgets', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Runs a program to its end.
 *
 * @returns what it printed
 * @throws Error with the last lines that it printed, where it fails or is not there
 */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (error) throw new Error(`${command} cannot be run: ${error.message}`);
  const printed = `${stdout}${stderr}`;
  if (status !== 0)
    throw new Error(`${command} failed:\n${printed.trimEnd().split('\n').slice(-40).join('\n')}`);
  return printed;
}

/** Runs Maven. @throws Error with what it said; a registry that does not answer is named there */
export const maven = (args: readonly string[], cwd?: string): string =>
  run('mvn', ['--batch-mode', '--no-transfer-progress', ...args], cwd === undefined ? {} : { cwd });

/**
 * Fetches a file of Maven's registry, once.
 *
 * @param coordinates `group:name:version` or `group:name:version:type`
 * @returns path of the file in the user's cache
 */
export function artifact(coordinates: string): string {
  const [, name = '', version = '', type = 'jar'] = coordinates.split(':');
  const folder = cacheFolder('artifacts');
  const file = join(folder, `${name}-${version}.${type}`);
  if (!existsSync(file))
    maven([
      '--quiet',
      'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
      `-DoutputDirectory=${folder}`,
      `-Dartifact=${coordinates}`,
    ]);
  return file;
}
