import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { pageHtml, policy, reporter, type Page } from './pages.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/** What a page asked for. */
export interface Request {
  readonly path: string;
  /** Length of the answer's body as it was sent. */
  readonly bytes: number;
}

/** A server for the builds and the pages. */
export interface Server {
  readonly origin: string;
  /** What was asked for since the last call. */
  takeRequests(): Request[];
  /**
   * What the next page reports that says itself when its widgets live: when each did, in ms from the start of navigation.
   *
   * @param page what it is called where it says nothing
   * @throws Error where it does not within so many ms
   */
  nextReport(page: string, limit: number): Promise<readonly number[]>;
  close(): void;
}

/**
 * Serves files and pages over HTTP as a CDN would: compressed beforehand, files cacheable for ever.
 *
 * @param folder the files
 * @param pages at `/en/<name>/<count>`; at `/en/<name>/<count>/reports` they say themselves when their widgets live
 * @param counts how many widgets a page may have
 */
export async function serve(
  folder: string,
  pages: readonly Page[],
  counts: readonly number[],
): Promise<Server> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const add = (path: string, type: string, text: string | Buffer, headers: Record<string, string>) =>
    answers.set(path, {
      body: brotliCompressSync(text),
      headers: { 'content-type': `${types[type] ?? 'application/octet-stream'}; charset=utf-8`, ...headers },
    });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    add(file.slice(folder.length), extname(file), readFileSync(file), headers);
  }
  for (const page of pages) {
    const headers = { 'cache-control': 'no-store', 'content-security-policy': policy(page) };
    for (const count of counts) {
      const path = `/en/${page.name}/${count}`;
      add(path, '.html', pageHtml(page, count), headers);
      const head = `<script src="/reporter.js" data-count="${count}"></script>\n${page.head}`;
      add(`${path}/reports`, '.html', pageHtml({ ...page, head }, count), headers);
    }
  }
  add('/reporter.js', '.js', `(${String(reporter)})();`, { 'cache-control': 'no-store' });

  let requests: Request[] = [];
  let takeReport: ((times: readonly number[]) => void) | undefined;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/report') {
      void text(request).then((body) => takeReport?.(JSON.parse(body) as number[]));
      return response.writeHead(204).end();
    }
    const answer = answers.get(url);
    requests.push({ path: url, bytes: answer?.body.length ?? 0 });
    if (!answer) return response.writeHead(404).end();
    const { body, headers } = answer;
    return response
      .writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    nextReport: (page, limit) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${page} stays dead.`)), limit);
        takeReport = (times) => {
          clearTimeout(late);
          resolve(times);
        };
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
