import type { HttpHandler } from 'msw';
import { subscriptionTopics, userById, type User } from '../data.ts';
import { endpoint, isRecord, json, readBody, refuse, textOf, type Call } from '../endpoint.ts';
import type { OriginState, Subscription } from '../state.ts';

/** Links in mails carry `mail-` and the id of the reader. */
const readerOf = (mailToken: string): User | undefined =>
  mailToken.startsWith('mail-') ? userById(mailToken.slice('mail-'.length)) : undefined;

/** `mia.sommer@example.org` as `m***@example.org`: enough to know one's own, too little to learn it. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** The choices of a reader; at first everybody gets travel ideas once a month. */
function choicesOf(state: OriginState, reader: string): Map<string, Subscription> {
  const known = state.subscriptions.get(reader);
  if (known) return known;
  const first = subscriptionTopics.map(({ id, frequencies }): [string, Subscription] => [
    id,
    { subscribed: id === 'travel-ideas', frequency: frequencies.at(-1) ?? 'monthly', lang: 'en' },
  ]);
  const choices = new Map(first);
  state.subscriptions.set(reader, choices);
  return choices;
}

function retrieve({ url, language, user, state }: Call): Response {
  const mailToken = url.searchParams.get('token');
  const reader = mailToken === null ? user : readerOf(mailToken);
  if (!reader) return refuse(401, mailToken === null ? 'anonymous' : 'token');
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

/**
 * By mail link, by somebody signed in, or by an address alone (newsletter sign-up), whose answer is the same
 * whether or not the address is known.
 */
async function manage({ request, user, state }: Call): Promise<Response> {
  const body = await readBody(request);
  const [mailToken, email] = [textOf(body['token']), textOf(body['email'])];
  const reader = (mailToken === '' ? user : readerOf(mailToken))?.id ?? (mailToken === '' ? email : '');
  if (reader === '') return refuse(401, mailToken === '' ? 'anonymous' : 'token');
  if (reader === email && !/^[^\s@]+@[^\s@]+$/u.test(email)) return refuse(422, 'email');
  const choices = choicesOf(state, reader);
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
