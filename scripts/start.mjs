/** `npm start`: installs what is missing, then serves the demo pages with live reload and prints what stands where. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root, tool, toolEnvironment } from './ensure-installed.mjs';

if (ensureInstalled()) {
  const { command, shell } = tool('vite');
  const server = spawn(command, process.argv.slice(2), {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
    shell,
  });
  // A terminal's Ctrl+C reaches both; this one waits until the server is through.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
} else {
  process.exitCode = 1;
}
