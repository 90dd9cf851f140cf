import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, keyboardActions, type Engine } from './engine.ts';
import { freePort } from '../free-port.ts';

/** What a command of WebDriver BiDi is answered with. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Starts Firefox and drives it by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'tourism-widgets-firefox-'));
  const browser = spawn(
    process.env['FIREFOX_PATH'] ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => {
    browser.once('exit', resolve);
  });
  const end = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  const socket = await answered(() => connect(`ws://127.0.0.1:${port}/session`)).catch(
    async (error: unknown) => {
      await end();
      throw error;
    },
  );
  const complaints: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    const { id, method, params } = message;
    if (id !== undefined) waiting.get(id)?.(message);
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params?.level ?? ''))
      complaints.push(params?.text ?? '');
  });
  const call = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });

  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await call('browsingContext.create', { type: 'tab' })) as { context: string };
  // A page without the focus takes keys, and does not act on them.
  await call('browsingContext.activate', { context });
  return {
    complaints,
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate<Value>(expression: string) {
      const answer = (await call('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value) as Value;
    },
    press: async (...pressed) =>
      void (await call('input.performActions', { context, actions: keyboardActions(pressed) })),
    resize: async (width, height) =>
      void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      socket.close();
      await end();
    },
  };
}

const connect = (address: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)));
  });
