/**
 * Sees to it that the packages of the lock file are there. Runs before anything is installed, on any Node from 20.19 on:
 * it and what it imports may import nothing but what comes with Node.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryThrice } from './ensure-programs.mjs';

/** Root of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** The environment of a shell in which the project's own tools, its Node among them, come first. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** How a tool of the project is called: the command, and whether it needs a shell. */
export const tool = (name) => ({ command: isWindows ? `${name}.cmd` : join(bin, name), shell: isWindows });

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/** Whether every package of the lock file lies there in its version; optional ones may be for other machines. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/** Major version of the Node in the lock file. */
const nodeMajor = () =>
  Number.parseInt(packagesOf('package-lock.json')?.['node_modules/node']?.version ?? '', 10);

function hasNode() {
  const { command, shell } = tool('node');
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', shell });
  return status === 0 && Number.parseInt(stdout.slice(1), 10) === nodeMajor();
}

/** Writes the lint rules of the rooms, which are not kept in git, so that editors and lint have them. */
function writeRoomRules() {
  const { command, shell } = tool('node');
  const args = [join(root, 'scripts', 'room-rules.ts')];
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status === 0;
}

/** Whether the Node that runs this is the one in `node_modules`: `npm run` takes that one once it is there. */
const isOwnNode = () => process.execPath.startsWith(join(root, 'node_modules') + sep);

/**
 * Installs what is missing, in the versions of the lock file: by `npm ci`, which refuses a lock file that does not fit
 * `package.json`. `npm ci` begins by deleting `node_modules`. Where the Node that runs this lies there, `npm install` brings
 * what differs and leaves the rest: Windows does not delete a program that runs, and elsewhere npm would lose its Node.
 *
 * @returns whether all is there now; where it is not, a sentence has said what to do
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages…');
    const npm = process.env.npm_execpath;
    const install = [...(isOwnNode() ? ['install', '--no-save'] : ['ci']), '--loglevel=error'];
    const [command, args] = npm ? [process.execPath, [npm, ...install]] : ['npm', install];
    const options = { cwd: root, stdio: 'inherit', shell: isWindows && !npm };
    if (!tryThrice(() => spawnSync(command, args, options).status === 0)) {
      console.error(
        'Installing the packages failed; what npm says above tells why. Where it is a file in use, delete node_modules. Then run this again.',
      );
      return false;
    }
  }
  if (hasNode()) return writeRoomRules();
  console.error(
    `The Node ${nodeMajor()} that the package "node" fetches is missing or does not run here. Its install script fetches it: where "npm config get ignore-scripts" says true, set it to false. Then delete node_modules and run this again.`,
  );
  return false;
}
