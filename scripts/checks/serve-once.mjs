/** Runs a command that serves, asks for its first page, and ends it: `node serve-once.mjs node scripts/start.mjs`. */
import { spawn } from 'node:child_process';

/** How long the command may take to say its address, in ms. */
const limit = 120_000;

const [command, ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => server.once('exit', resolve));

/** The address that it prints. */
const address = await new Promise((resolve) => {
  let printed = '';
  server.stdout.on('data', (part) => {
    process.stdout.write(part);
    printed += part;
    const [found] = /http:\/\/[\w.]+:\d+\//.exec(printed) ?? [];
    if (found) resolve(found);
  });
  void ended.then(() => resolve(undefined));
  setTimeout(() => resolve(undefined), limit).unref();
});

if (address) {
  const { ok, status } = await fetch(address);
  console.log(`${address} answers ${status}.`);
  if (!ok) process.exitCode = 1;
} else {
  console.error(`No address was printed within ${limit / 1000} s.`);
  process.exitCode = 1;
}
server.kill('SIGTERM');
await ended;
process.exit();
