import type { HttpHandler } from 'msw';
import { subscriptionTopics, userById, userByToken, users, type User } from '../data.ts';
import { endpoint, isEmail, isRecord, readBody, textOf, type Call } from '../endpoint.ts';
import { sendMail } from '../mails.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields, refuseForNow } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** One mail choice. */
interface Subscription {
  subscribed: boolean;
  frequency: string;
  lang: string;
}

/** Links in mails carry `mail-` and the id of the reader. */
const readerOf = (mailToken: string): User | undefined =>
  mailToken.startsWith('mail-') ? userById(mailToken.slice('mail-'.length)) : undefined;

/** `mia.sommer@example.org` as `m***@example.org`: enough to know one's own, too little to learn it. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** Choices of readers, by their id or, before they have one, by address. */
const readers = memory(() => new Map<string, Map<string, Subscription>>());

/** The choices of a reader; at first everybody gets travel ideas once a month. */
function choicesOf(state: OriginState, reader: string): Map<string, Subscription> {
  const known = readers(state).get(reader);
  if (known) return known;
  const first = subscriptionTopics.map(({ id, frequencies }): [string, Subscription] => [
    id,
    { subscribed: id === 'travel-ideas', frequency: frequencies.at(-1) ?? 'monthly', lang: 'en' },
  ]);
  const choices = new Map(first);
  readers(state).set(reader, choices);
  return choices;
}

function retrieve({ url, language, user, state }: Call): Response {
  const mailToken = url.searchParams.get('token');
  const reader = mailToken === null ? user : readerOf(mailToken);
  if (!reader) return refuse(401, mailToken === null ? 'notAllowed' : 'expired');
  const choices = choicesOf(state, reader.id);
  const subscriptions = subscriptionTopics.map(({ id, label, frequencies }) => ({
    id,
    label: label[language],
    frequencies,
    ...choices.get(id),
  }));
  return json({ email: masked(reader.profile.email), subscriptions });
}

/** Applies the choices sent; gives the ids that could not be applied. */
function apply(choices: Map<string, Subscription>, sent: unknown, lang: string): string[] {
  const failed: string[] = [];
  for (const entry of Array.isArray(sent) ? sent : []) {
    const id = isRecord(entry) ? textOf(entry['id']) : textOf(entry);
    const choice = choices.get(id);
    const topic = subscriptionTopics.find((known) => known.id === id);
    if (!choice || !topic) {
      failed.push(id);
      continue;
    }
    const frequency = isRecord(entry) ? textOf(entry['frequency']) : '';
    choices.set(id, {
      subscribed: !isRecord(entry) || entry['subscribed'] !== false,
      frequency: topic.frequencies.includes(frequency) ? frequency : choice.frequency,
      lang: lang || choice.lang,
    });
  }
  return failed;
}

/** Whose choices a call changes, and the address that it names; it says so in exactly one way, else it is refused. */
function whoseChoices(request: Request, body: Readonly<Record<string, unknown>>) {
  const header = request.headers.get('token') ?? '';
  const [mailToken, email] = [textOf(body['token']), textOf(body['email']).toLowerCase()];
  const ways = [header, mailToken, email].filter((way) => way !== '').length;
  if (ways > 1) return refuse(400, 'many');
  if (ways === 0) return refuse(401, 'notAllowed');
  if (email !== '' && !isEmail(email)) return refuseFields({ email: 'pattern' });
  const known = users.find(({ profile }) => profile.email.toLowerCase() === email);
  if (email !== '') return { reader: known?.id ?? email, email };
  const reader = header === '' ? readerOf(mailToken) : userByToken(header);
  return reader ? { reader: reader.id, email } : refuse(401, header === '' ? 'expired' : 'notAllowed');
}

/**
 * Changes choices by the token header, by the token of a mail, or by an address alone (newsletter sign-up), whose answer
 * is the same whether or not the address is known. `requestLink` sends that address a mail with a link.
 */
async function manage({ request, state }: Call): Promise<Response> {
  const body = await readBody(request);
  const who = whoseChoices(request, body);
  if (who instanceof Response) return who;
  const wait = who.email === '' ? undefined : sendMail(state, who.email);
  if (wait) return refuseForNow(wait.waitSeconds);
  if (body['requestLink'] === true) return json({ ok: true, failed: [] });
  const choices = choicesOf(state, who.reader);
  if (body['unsubscribeAll'] === true) {
    for (const [id, choice] of choices) choices.set(id, { ...choice, subscribed: false });
    return json({ ok: true, failed: [] });
  }
  return json({ ok: true, failed: apply(choices, body['subscriptions'], textOf(body['lang'])) });
}

/** N1, N2: mail choices. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'N1', 'get', '/bin/users/retrieve-subscriptions', retrieve),
  endpoint(state, 'N2', 'post', '/bin/users/manage-subscriptions', manage),
];
