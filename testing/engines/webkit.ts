import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { answered, keyboardActions, type Engine } from './engine.ts';
import { freePort } from '../free-port.ts';

/** Starts WebKit, the engine of Safari, in its own small browser without a screen, and drives it by WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // The screen is a program of its own: both end with their group.
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const ended = new Promise((resolve) => {
    driver.once('exit', resolve);
  });
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`${path}: ${(value as { message: string }).message}`);
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const end = async () => {
    process.kill(-driver.pid!);
    await ended;
  };
  const { sessionId } = (await answered(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  ).catch(async (error: unknown) => {
    await end();
    throw error;
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    // WebDriver has no way to the console.
    complaints: [],
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    async evaluate<Value>(expression: string) {
      const script = `const done = arguments[0];
        (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done('! ' + error));`;
      const text = (await call('POST', `${session}/execute/async`, { script, args: [] })) as string;
      if (text.startsWith('! ')) throw new Error(text.slice(2));
      return JSON.parse(text) as Value;
    },
    press: async (...pressed) =>
      void (await call('POST', `${session}/actions`, { actions: keyboardActions(pressed) })),
    resize: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
    async close() {
      await call('DELETE', session);
      await end();
    },
  };
}
