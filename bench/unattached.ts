import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.ts';
import type { Server } from './server.ts';
import { mainThreadTime, taskCategory } from './trace.ts';

/**
 * Visits with no inspector on the page: an attached one takes a stack trace at each request and parses whole files again on the
 * main thread, which no visitor has (decision 188). The browser is told what to open by its own protocol alone.
 */

/** What one such visit took. Times in ms from the start of navigation, CPU in ms of the page's main thread. */
export interface UnattachedSample {
  readonly first: number;
  readonly ten: number;
  readonly all: number;
  readonly cpu: number;
}

/** A browser whose pages nobody inspects. */
export interface UnattachedBrowser {
  /** @throws Error where the page's widgets stay dead for a minute */
  visit(server: Server, page: string, count: number): Promise<UnattachedSample>;
  close(): Promise<void>;
}

type Send = <Answer>(method: string, parameters?: object) => Promise<Answer>;

/** Starts the browser. @param args its switches, beside those that keep it apart */
export async function startUnattached(args: readonly string[]): Promise<UnattachedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'tourism-bench-'));
  const program = spawn(
    findChromium(),
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (text: Buffer) => {
      said += String(text);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    program.once('exit', () => reject(new Error(`The browser ended: ${said}`)));
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const { send, onEvent } = protocolOf(socket);
  return {
    visit: (server, page, count) => visit({ send, onEvent }, server, page, count),
    async close() {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      // A browser may end before it answers.
      await send('Browser.close').catch(() => {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Protocol {
  readonly send: Send;
  /** Calls for each event of a name until the returned function is called. */
  readonly onEvent: (name: string, listener: (parameters: never) => void) => () => void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

/** The browser's protocol (Chrome DevTools Protocol) over a socket. */
function protocolOf(socket: WebSocket): Protocol {
  let last = 0;
  const waiting = new Map<number, (message: Pick<Message, 'result' | 'error'>) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else waiting.get(message.id)?.(message);
  });
  // Nobody answers any more, and whoever waits would wait for ever.
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser has ended' } });
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
        );
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    onEvent(name, listener) {
      const heard = ({ method, params }: Message) => method === name && listener(params as never);
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** Longest time a page may take, in ms. */
const limit = 60_000;

async function visit(
  { send, onEvent }: Protocol,
  server: Server,
  page: string,
  count: number,
): Promise<UnattachedSample> {
  const { browserContextId } = await send<{ readonly browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const events: unknown[] = [];
  const stop = onEvent('Tracing.dataCollected', ({ value }: { readonly value: unknown[] }) => {
    events.push(...value);
  });
  try {
    await send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [taskCategory], excludedCategories: ['*'] },
    });
    const report = server.nextReport(`${page} with ${count}`, limit);
    await send('Target.createTarget', {
      url: `${server.origin}/en/${page}/${count}/reports`,
      browserContextId,
      width: 1280,
      height: 1000,
    });
    const times = await report;
    const complete = new Promise<void>((resolve) => {
      const stop = onEvent('Tracing.tracingComplete', () => {
        stop();
        resolve();
      });
    });
    await send('Tracing.end');
    await complete;
    return {
      first: Math.min(...times),
      ten: Math.max(...times.slice(0, 10)),
      all: Math.max(...times),
      cpu: mainThreadTime(events),
    };
  } finally {
    stop();
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}
