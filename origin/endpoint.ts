import { delay, http, type HttpHandler } from 'msw';
import { toLanguage, type Language } from '#src/i18n/languages.ts';
import { missingToken } from './csrf.ts';
import { userById, userByToken, type User } from './data.ts';
import { faultyAnswers } from './faults.ts';
import { refuse } from './refusals.ts';
import { userOfCookies } from './sign-in.ts';
import type { OriginState } from './state.ts';
import { readSwitches, type Switches } from './switches.ts';

/** What an endpoint knows about the request that it answers. */
export interface Call {
  request: Request;
  url: URL;
  /** Parts of the path that the pattern names. */
  params: Readonly<Record<string, string>>;
  /** Language of the answer: `locale`, `lang`, `language` or `currentLanguage` of the query, else English. */
  language: Language;
  switches: Switches;
  user: User | undefined;
  state: OriginState;
}

/** A call by somebody who is signed in. */
export type UserCall = Call & { user: User };

type Answer<C extends Call = Call> = (call: C) => Response | Promise<Response>;
type Method = 'get' | 'post' | 'put' | 'delete';

/** Calls kept for tests to count; a demo server runs for days and forgets older ones. */
const callsKept = 500;

/**
 * Who calls. The switch `user` decides when it is thrown; then the token header, right or wrong; then the
 * cookies that the login service has set.
 */
function callingUser(request: Request, switches: Switches): User | undefined {
  if (switches.user !== undefined) return userById(switches.user);
  const header = request.headers.get('token');
  return header ? userByToken(header) : userOfCookies(request);
}

function callLanguage(query: URLSearchParams): Language {
  const names = ['locale', 'lang', 'language', 'currentLanguage'];
  for (const name of names) {
    const language = toLanguage(query.get(name));
    if (language) return language;
  }
  return 'en';
}

/**
 * One endpoint of the specification, section 7, on any host.
 *
 * @param name short name in conventions.md, which the switch `fail` goes by; a function where two calls
 *   share a path
 * @param path path pattern, `/bin/users/:id`
 */
export function endpoint(
  state: OriginState,
  name: string | ((url: URL) => string),
  method: Method,
  path: string,
  answer: Answer,
): HttpHandler {
  const answerOrFail = faultyAnswers();
  return http[method](`*${path}`, async ({ request, params }) => {
    const url = new URL(request.url);
    const shortName = typeof name === 'string' ? name : name(url);
    const switches = readSwitches(request, state.switches);
    state.calls.push({ name: shortName, request: request.clone() });
    if (state.calls.length > callsKept) state.calls.shift();
    if (switches.slow > 0) await delay(switches.slow);
    const strings = Object.entries(params).map(([key, value]) => [key, String(value)]);
    return answerOrFail(switches, shortName, () => {
      const refusal = missingToken(request, switches, state);
      if (refusal) return refusal;
      return answer({
        request,
        url,
        params: Object.fromEntries(strings),
        language: callLanguage(url.searchParams),
        switches,
        user: callingUser(request, switches),
        state,
      });
    });
  });
}

/** Lets the call through only for somebody who is signed in; 401 for others. */
export const forUser =
  (answer: Answer<UserCall>): Answer =>
  (call) =>
    call.user ? answer({ ...call, user: call.user }) : refuse(401, 'notAllowed');

/** Lets the call through only for business users (401, 403 for others), or only for the roles named. */
export const forBusiness = (answer: Answer<UserCall>, roles?: readonly string[]): Answer =>
  forUser((call) => {
    const allowed = roles ? roles.includes(call.user.expectedRole) : call.user.mode === 'B2B';
    return allowed ? answer(call) : refuse(403, 'notAllowed');
  });

/** The JSON object in the body of a request; empty where there is none. */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await request.json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** Whether a value is a JSON object (and not a list). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text has the shape of a mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/u.test(text);

/** The text in a field of a body; empty where there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The texts in a field of a body that holds a list. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
