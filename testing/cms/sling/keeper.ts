import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program in a folder until the process that asked for it goes, however it goes: its end closes this one's standard
 * input. Then the program is stopped and the folder removed. Arguments: folder, program, the program's arguments.
 */

const [folder = '', program = '', ...args] = process.argv.slice(2);
const log = openSync(join(folder, 'program.log'), 'a');
const child = spawn(program, args, { cwd: folder, stdio: ['ignore', log, log] });
let isWanted = true;

function stop() {
  isWanted = false;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
}

process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
child.on('error', () => process.exit(1));
child.on('exit', () => {
  if (!isWanted) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(isWanted ? 1 : 0);
});
