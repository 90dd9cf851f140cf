/** Finds programs that checks need, or installs Debian's packages of them. Imports nothing but what comes with Node. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of some programs that is installed; undefined for none. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Whether packages can be installed: as root, where there is apt. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Does what fetches something up to three times, since a network may fail for a moment. @returns whether a try succeeded */
export function tryThrice(fetch) {
  return fetch() || fetch() || fetch();
}

/** Installs Debian's packages, or tries to: what is there afterwards is for the caller to see. */
export function install(packages) {
  console.log(`Installing ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  tryThrice(() => run(['update']) && run(['install', '-y', '--no-install-recommends', ...packages]));
}

/**
 * Sees to it that programs are there.
 *
 * @param needed Debian's package of each, by the program's name
 * @param purpose what asks for them, for the sentence where they are missing
 * @returns whether all are there
 */
export function ensurePrograms(needed, purpose) {
  const missing = () => Object.keys(needed).filter((name) => !findProgram([name]));
  if (missing().length > 0 && mayInstall()) install([...new Set(missing().map((name) => needed[name]))]);
  const left = missing();
  if (left.length > 0)
    console.error(
      `${purpose} needs ${left.join(', ')}: install ${left.map((name) => needed[name]).join(', ')} (Debian’s names of the packages), and run this again.`,
    );
  return left.length === 0;
}
