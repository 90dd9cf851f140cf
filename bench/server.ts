import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageHtml, policy, type Page } from './pages.ts';

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
  close(): void;
}

/**
 * Serves files and pages over HTTP as a CDN would: compressed beforehand, files cacheable for ever.
 *
 * @param folder the files
 * @param pages at `/en/<name>/<count>`
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
    for (const count of counts) add(`/en/${page.name}/${count}`, '.html', pageHtml(page, count), headers);
  }

  let requests: Request[] = [];
  const server = createServer(({ url = '' }, response) => {
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
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
