import type { HttpHandler } from 'msw';
import { patterns } from '#src/text/patterns.ts';
import { users } from '../data.ts';
import { endpoint, isEmail, readBody, textOf, type Call } from '../endpoint.ts';
import { sendMail } from '../mails.ts';
import { memory } from '../memory.ts';
import { isSound, json, refuseFields, refuseForNow, type RefusedFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';
import { open } from './own-addresses.ts';

type Sent = Readonly<Record<string, unknown>>;

/** Addresses that have been registered here, beside those of the users there are. */
const registered = memory(
  () => new Set([...users.map(({ profile }) => profile.email.toLowerCase()), 'taken@example.org']),
);

/** Characters that a password has at least. */
const shortestPassword = 10;

function judgeName(name: unknown): RefusedFields[string] | undefined {
  const text = textOf(name);
  if (text === '') return undefined;
  if (text.length > 100) return 'long';
  return patterns.lettersAndSpaces(text) ? undefined : 'pattern';
}

function judge(sent: Sent): RefusedFields {
  const [email, phone] = [textOf(sent['email']), textOf(sent['phone'])];
  const { password } = sent;
  const refused = {
    firstName: judgeName(sent['firstName']),
    lastName: judgeName(sent['lastName']),
    email: email === '' ? ('required' as const) : isEmail(email) ? undefined : ('pattern' as const),
    password:
      typeof password === 'string' && Array.from(password).length < shortestPassword
        ? ('short' as const)
        : undefined,
    phone: phone === '' || patterns.phone(phone) ? undefined : ('pattern' as const),
    terms: sent['terms'] === false ? ('required' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(refused).flatMap(([name, key]) => (key ? [[name, key]] : [])));
}

/**
 * Registers somebody, or sends the mail once more (`resend`). What filled in the field for machines is told that all went
 * well, and nothing is kept of it.
 */
async function register({ request, state }: Call): Promise<Response> {
  const sent = await readBody(request);
  const email = textOf(sent['email']).toLowerCase();
  const isAgain = sent['resend'] === true;
  const refused = isAgain && isEmail(email) ? {} : judge(sent);
  if (!isSound(refused)) return refuseFields(refused);
  if (textOf(sent['contact_reason']) !== '') return json({ reference: 'R-0' }, 201);
  const wait = sendMail(state, email);
  if (wait) return refuseForNow(wait.waitSeconds);
  if (isAgain) return json({});
  const known = registered(state);
  if (known.has(email)) return refuseFields({ email: 'taken' }, 409);
  known.add(email);
  return json({ reference: `R-${state.nextNumber()}` }, 201);
}

/** Where visitors register (catalogue, 64). */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'register', 'post', '/own/register', open(register)),
];
