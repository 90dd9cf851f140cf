import type { HttpHandler } from 'msw';
import { userByToken } from '../data.ts';
import { endpoint, isEmail, readBody, textOf, type Call } from '../endpoint.ts';
import { sendMail } from '../mails.ts';
import { json, refuse, refuseFields, refuseForNow } from '../refusals.ts';
import type { OriginState } from '../state.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

/** Anything but a multipart field `accessToken` and a random uuid in `authKey` is a call made wrongly. */
async function validate({ request, switches }: Call): Promise<Response> {
  if (!uuid.test(request.headers.get('authKey') ?? '')) return refuseFields({ authKey: 'pattern' }, 400);
  const form = await request.formData().catch(() => undefined);
  const token = form?.get('accessToken');
  if (typeof token !== 'string') return refuseFields({ accessToken: 'required' }, 400);
  return switches.expired || !userByToken(token) ? refuse(401, 'expired') : json({ valid: true });
}

/** The answer is the same for an address that is known and one that is not. Tokens begin with `reset-`. */
async function resetPassword({ request, state }: Call): Promise<Response> {
  const body = await readBody(request);
  const [email, token] = [textOf(body['email']).toLowerCase(), textOf(body['token'])];
  if (token !== '') {
    if (!/^reset-(?!expired)/u.test(token)) return refuse(410, 'expired');
    const { password } = body;
    if (typeof password !== 'string' || Array.from(password).length < 10)
      return refuseFields({ password: 'short' });
    return json({ ok: true });
  }
  if (!isEmail(email)) return refuseFields({ email: 'pattern' });
  const wait = sendMail(state, email);
  return wait ? refuseForNow(wait.waitSeconds) : json({ ok: true });
}

/** V1, V2: whether a session still holds; R1: a new password. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'V1', 'post', '/bin/users/validate-user-session', validate),
  endpoint(state, 'V2', 'get', '/bin/users/validate-user-session', ({ user, switches }) =>
    user && !switches.expired ? json({ valid: true }) : refuse(401, 'expired'),
  ),
  endpoint(state, 'R1', 'post', '/api/account/reset-password', resetPassword),
];
