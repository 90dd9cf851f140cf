import type { HttpHandler } from 'msw';
import { userByToken } from '../data.ts';
import { endpoint, json, readBody, refuse, textOf, type Call } from '../endpoint.ts';
import type { OriginState } from '../state.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

/** Anything but a multipart field `accessToken` and a random uuid in `authKey` is a call made wrongly. */
async function validate({ request, switches }: Call): Promise<Response> {
  if (!uuid.test(request.headers.get('authKey') ?? '')) return refuse(400, 'authKey');
  const form = await request.formData().catch(() => undefined);
  const token = form?.get('accessToken');
  if (typeof token !== 'string') return refuse(400, 'accessToken');
  return switches.expired || !userByToken(token) ? refuse(401, 'expired') : json({ valid: true });
}

/** Mails to one address within a minute before the service asks to wait. */
const mailsPerMinute = 3;

/** The answer is the same for an address that is known and one that is not. */
async function resetPassword({ request, state }: Call): Promise<Response> {
  const body = await readBody(request);
  const [email, token] = [textOf(body['email']).toLowerCase(), textOf(body['token'])];
  if (token !== '') {
    if (textOf(body['password']).length < 10) return refuse(422, 'password');
    return token.startsWith('expired') ? refuse(410, 'expired') : json({ ok: true });
  }
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) return refuse(422, 'email');
  const now = state.now().getTime();
  const sent = (state.passwordMails.get(email) ?? []).filter((time) => now - time < 60_000);
  if (sent.length >= mailsPerMinute) return json({ error: 'wait' }, 429, { 'Retry-After': '60' });
  state.passwordMails.set(email, [...sent, now]);
  return json({ ok: true });
}

/** V1, V2: whether a session still holds; R1: a new password. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'V1', 'post', '/bin/users/validate-user-session', validate),
  endpoint(state, 'V2', 'get', '/bin/users/validate-user-session', ({ user, switches }) =>
    user && !switches.expired ? json({ valid: true }) : refuse(401, 'expired'),
  ),
  endpoint(state, 'R1', 'post', '/api/account/reset-password', resetPassword),
];
