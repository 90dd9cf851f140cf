import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { getResponse, type HttpHandler } from 'msw';
import { userById } from './data.ts';
import { createHandlers } from './handlers.ts';
import { refuse } from './refusals.ts';
import { signInCookies, signOutCookies } from './sign-in.ts';
import { createOriginState, type OriginState } from './state.ts';
import { writeCookie } from './cookies.ts';
import { readSwitches, switchName } from './switches.ts';

/** A Connect middleware, as Vite's dev and preview servers take it. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Paths that belong to the origin; all others are pages and files. */
const originPath = /^\/(?:bin|libs|api|sso|geo|own|media|documents|images\/partners)(?:\/|$)/u;

/** Answer of the handlers to a request, or undefined if none of them knows it. */
export const answer = (request: Request, handlers: HttpHandler[]): Promise<Response | undefined> =>
  getResponse(handlers, request);

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    // Names of HTTP/2 pseudo headers begin with a colon, which Headers refuses.
    if (name !== '' && !name.startsWith(':')) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  return headers;
}

function addressOf(incoming: IncomingMessage): string {
  const protocol = incoming.socket instanceof TLSSocket ? 'https' : 'http';
  const host = incoming.headers.host ?? incoming.headers[':authority'] ?? 'localhost';
  return `${protocol}://${String(host)}${incoming.url ?? '/'}`;
}

/** The Node request as the handlers take it. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const init = { method, headers: headersOf(incoming) };
  if (method === 'GET' || method === 'HEAD') return new Request(addressOf(incoming), init);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return new Request(addressOf(incoming), { ...init, body: Buffer.concat(chunks) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * A page asked for with switches in its own query (`/en/home.html?demo=user%3Du-default`) gets them as
 * cookies, so that the calls of the page carry them: the switches, and the tokens of the user they name.
 */
function pageCookies(incoming: IncomingMessage): string[] {
  const request = new Request(addressOf(incoming), { headers: headersOf(incoming) });
  const written = new URL(request.url).searchParams.get(switchName);
  if (written === null) return [];
  const { user } = readSwitches(request);
  const person = userById(new URLSearchParams(written).get('user') ?? undefined);
  const session = person ? signInCookies(person, request) : user === 'none' ? signOutCookies(request) : [];
  const secure = new URL(request.url).protocol === 'https:';
  return [
    ...session.filter((cookie) => !cookie.startsWith(`${switchName}=`)),
    writeCookie(switchName, written, secure),
  ];
}

/**
 * The fake origin as a middleware: answers `/bin`, `/libs`, `/api`, `/sso`, `/geo`, `/own` and the files that its data
 * names, 404 for what it does not know there, and lets everything else through.
 */
export function originMiddleware(state: OriginState = createOriginState()): Middleware {
  const handlers = createHandlers(state);
  return (incoming, outgoing, next) => {
    if (!originPath.test(incoming.url ?? '')) {
      const cookies = incoming.url?.includes(`${switchName}=`) ? pageCookies(incoming) : [];
      if (cookies.length > 0) outgoing.appendHeader('set-cookie', cookies);
      next();
      return;
    }
    requestOf(incoming)
      .then(async (request) => (await answer(request, handlers)) ?? refuse(404, 'notFound'))
      .then((response) => send(response, outgoing))
      .catch(next);
  };
}
