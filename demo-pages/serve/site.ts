import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { joinedStyles } from '../page.ts';
import { answerPage, type PageAnswer } from '../routes.ts';
import { originMiddleware } from '../../origin/node-server.ts';
import type { OriginState } from '../../origin/state.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { createFiles, toBrotli, type ServedFile } from './files.ts';
import { contentSecurityPolicy, policyOf, referrerPolicyOf } from './policy.ts';

/** A Connect middleware. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Where the build lies on the demo's server. */
export const buildPath = '/build/';

/** How well what is made anew for each request is compressed. */
const pageQuality = 5;

/** A Node request as the pages take it; only what they look at. */
export function pageRequest({ url = '/', headers }: IncomingMessage): Request {
  const cookie = headers.cookie ?? '';
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, { headers: { cookie } });
}

/**
 * Sends a page of the demo.
 *
 * @param html the page as it goes out, compressed or not
 */
export function sendPage(
  response: ServerResponse,
  page: PageAnswer,
  headers: Readonly<Record<string, string>> = {},
  html: string | Buffer = page.html,
) {
  response.statusCode = page.status;
  response.setHeader('cache-control', 'no-store');
  const referrerPolicy = referrerPolicyOf(page.html);
  if (referrerPolicy !== undefined) response.setHeader('referrer-policy', referrerPolicy);
  if (page.location !== undefined) response.setHeader('location', page.location);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(html);
}

function sendFile(request: IncomingMessage, response: ServerResponse, { body, headers }: ServedFile) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // The build may lie on a CDN: modules and fonts of another origin need this (contract, section 3).
  response.setHeader('access-control-allow-origin', '*');
  if (request.headers['if-none-match'] === headers['etag']) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const part = headers['content-encoding'] ? undefined : partOf(request.headers.range, body.length);
  const sent = part ? body.subarray(part.from, part.to + 1) : body;
  if (part) {
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${part.from}-${part.to}/${body.length}`);
  }
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('content-length', sent.length);
  response.end(sent);
}

/** The bytes that a request asks for: a browser goes to a second of a film by them. One that asks for none gets all. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!start && !end) return undefined;
  const from = start ? Number(start) : Math.max(0, size - Number(end));
  const to = start && end ? Math.min(Number(end), size - 1) : size - 1;
  return from <= to ? { from, to } : undefined;
}

/** Stylesheets in one, as a CMS would send them. */
async function joinFiles(
  found: readonly (ServedFile | undefined)[],
  acceptsBrotli: boolean,
): Promise<ServedFile> {
  const files = found.flatMap((file) => (file?.headers['content-type']?.startsWith('text/css') ? file : []));
  const text = Buffer.concat(files.map(({ body }) => body));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return {
    body: acceptsBrotli ? await toBrotli(text, pageQuality) : text,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      etag: `"${hash}${acceptsBrotli ? '-br' : ''}"`,
      vary: 'accept-encoding',
      ...(acceptsBrotli && { 'content-encoding': 'br' }),
    },
  };
}

/**
 * The demo on the built bundle, as a middleware: pages under the contract's policy, the build, pictures, and the
 * fake origin. Lets through what it does not know.
 *
 * @param dist folder of the build
 * @param state memory of the origin; a fresh one where there is none
 * @param policy the pages' Content-Security-Policy
 */
export function builtSite(dist: string, state?: OriginState, policy = contentSecurityPolicy): Middleware {
  const origin = originMiddleware(state);
  const findFile = createFiles([
    { prefix: buildPath, folder: dist, immutable: /^assets\// },
    { prefix: '/', folder: join(projectRoot, 'demo-pages/public') },
    { prefix: '/demo-pages/', folder: join(projectRoot, 'demo-pages'), only: /\.css$/ },
    { prefix: '/src/ui/', folder: join(projectRoot, 'src/ui'), only: /\.(css|woff2|svg)$/ },
    {
      prefix: '/widgets/',
      folder: join(projectRoot, 'widgets'),
      only: /^[a-z0-9-]+\/(?:examples\/[a-z0-9-]+\.json|picture\.[0-9a-f]{8}\.webp)$/,
    },
    { prefix: '/explorer/', folder: join(projectRoot, 'dist-explorer/explorer') },
  ]);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const page = await answerPage(pageRequest(request), `${buildPath}loader.js`);
    if (page) {
      const headers = {
        'content-security-policy': policyOf(page.html, policy),
        vary: 'accept-encoding, cookie',
      };
      if (acceptsBrotli) {
        const packed = await toBrotli(Buffer.from(page.html), pageQuality);
        sendPage(response, page, { ...headers, 'content-encoding': 'br' }, packed);
      } else sendPage(response, page, headers);
      return true;
    }
    const [path = '/', query = ''] = (request.url ?? '/').replace(/#.*/, '').split('?');
    if (path === joinedStyles) {
      const found = await Promise.all(query.split('&').map((part) => findFile(part, false)));
      sendFile(request, response, await joinFiles(found, acceptsBrotli));
      return true;
    }
    const file = await findFile(path, acceptsBrotli);
    if (file) sendFile(request, response, file);
    return file !== undefined;
  };

  return (request, response, next) => {
    origin(request, response, (error) => {
      if (error) return next(error);
      serve(request, response).then((isServed) => isServed || next(), next);
    });
  };
}
