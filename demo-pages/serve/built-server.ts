import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { forgetAll } from '../../origin/memory.ts';
import { createOriginState, type OriginState } from '../../origin/state.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { contentSecurityPolicy } from './policy.ts';
import { builtSite } from './site.ts';

/** What a test may leave as it is. */
export interface BuiltServerOptions {
  /** Folder of the build; the project's own without it. */
  readonly dist?: string;
  /** 0 for any free one. */
  readonly port?: number;
  /** Receives each request, by path without query. */
  readonly requests?: Map<string, number>;
  /** The pages' Content-Security-Policy. */
  readonly policy?: string;
}

/** A path: as it stands, or as an expression that finds it. */
type Path = string | RegExp;

/** What a request meets in place of its answer. */
type Trouble = { readonly kind: 'fail'; readonly status: number } | { readonly kind: 'drop' | 'hang' };

interface Rule {
  readonly path: Path;
  readonly trouble: Trouble;
  left: number;
}

/** A page that only a test has. */
interface OwnPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A running server of the built demo. */
export interface BuiltServer {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** Requests so far, by path without query. */
  readonly requests: ReadonlyMap<string, number>;
  /** Memory and switches of the fake origin, and the calls it has seen. */
  readonly origin: OriginState;
  /** How many requests a path, or all that an expression finds, have had. */
  count(path: Path): number;
  /** Answers the next requests with an error: a status, or `drop` for a connection that breaks. */
  fail(path: Path, times?: number, how?: number | 'drop'): void;
  /** Leaves the next requests without an answer. */
  hang(path: Path, times?: number): void;
  /** Lets each request wait, in ms, before it is answered. */
  slow(path: Path, milliseconds: number): void;
  /** Shows a page of the test's own at a path, under the same policy unless `headers` has another. */
  show(path: string, html: string, headers?: Readonly<Record<string, string>>): void;
  /** Forgets requests, troubles and own pages, and gives the fake origin the memory it began with. */
  reset(): void;
  close(): Promise<void>;
}

const matches = (path: Path, asked: string) => (typeof path === 'string' ? path === asked : path.test(asked));

/**
 * Starts the demo on the built bundle, for browser tests and for checks of what goes over the wire: pages under the
 * contract's policy, the build at `/build/` (brotli where accepted, assets cached for ever), pictures, the fake origin.
 *
 * @throws Error if the port is taken
 */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const { dist = join(projectRoot, 'dist'), port = 0, requests = new Map<string, number>() } = options;
  const { policy = contentSecurityPolicy } = options;
  const origin = createOriginState();
  const site = builtSite(dist, origin, policy);
  let rules: Rule[] = [];
  const delays = new Map<Path, number>();
  const ownPages = new Map<string, OwnPage>();

  const troubleFor = (path: string): Trouble | undefined => {
    const rule = rules.find((candidate) => candidate.left > 0 && matches(candidate.path, path));
    if (rule) rule.left--;
    return rule?.trouble;
  };

  const answer = (path: string, request: IncomingMessage, response: ServerResponse) => {
    const ownPage = ownPages.get(path);
    if (ownPage) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      response
        .writeHead(200, { 'cache-control': 'no-store', ...headers, ...ownPage.headers })
        .end(ownPage.html);
      return;
    }
    site(request, response, (error) => {
      if (error) console.error(`built-server: ${path}:`, error);
      response.writeHead(error ? 500 : 404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end(error ? 'failed' : 'not found');
    });
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*/, '');
    requests.set(path, (requests.get(path) ?? 0) + 1);
    const trouble = troubleFor(path);
    const [, delay = 0] = [...delays].find(([slowed]) => matches(slowed, path)) ?? [];
    const proceed = () => {
      if (trouble?.kind === 'hang') return;
      if (trouble?.kind === 'drop') request.socket.destroy();
      else if (trouble?.kind === 'fail')
        response.writeHead(trouble.status, { 'cache-control': 'no-store' }).end();
      else answer(path, request, response);
    };
    if (delay > 0) setTimeout(proceed, delay).unref();
    else proceed();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    origin,
    count: (path) =>
      [...requests].reduce((sum, [asked, times]) => (matches(path, asked) ? sum + times : sum), 0),
    fail: (path, times = Infinity, how = 404) =>
      void rules.push({
        path,
        left: times,
        trouble: how === 'drop' ? { kind: 'drop' } : { kind: 'fail', status: how },
      }),
    hang: (path, times = Infinity) => void rules.push({ path, left: times, trouble: { kind: 'hang' } }),
    slow: (path, milliseconds) => void delays.set(path, milliseconds),
    show: (path, html, headers = {}) => void ownPages.set(path, { html, headers }),
    reset() {
      Object.assign(origin, createOriginState());
      forgetAll(origin);
      requests.clear();
      rules = [];
      delays.clear();
      ownPages.clear();
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
