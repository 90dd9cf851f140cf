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

/** What N1 answers for a reader. */
function answerFor(reader: User, { language, state }: Pick<Call, 'language' | 'state'>) {
  const choices = choicesOf(state, reader.id);
  const subscriptions = subscriptionTopics.map(({ id, label, frequencies }) => ({
    id,
    label: label[language],
    frequencies,
    ...choices.get(id),
  }));
  return { email: masked(reader.profile.email), subscriptions };
}

function retrieve(call: Call): Response {
  const mailToken = call.url.searchParams.get('token');
  const reader = mailToken === null ? call.user : readerOf(mailToken);
  if (!reader) return refuse(401, mailToken === null ? 'notAllowed' : 'expired');
  return json(answerFor(reader, call));
}

const idOf = (entry: unknown): string => (isRecord(entry) ? textOf(entry['id']) : textOf(entry));

const idsOf = (sent: unknown): string[] => (Array.isArray(sent) ? sent.map(idOf) : []);

/** What another device does meanwhile where `N2:changed` is thrown: the first topic sent comes as often as it can. */
function changeElsewhere(choices: Map<string, Subscription>, [first = '']: readonly string[]): void {
  const choice = choices.get(first);
  const topic = subscriptionTopics.find(({ id }) => id === first);
  if (choice && topic)
    choices.set(first, { ...choice, subscribed: true, frequency: topic.frequencies[0] ?? choice.frequency });
}

/** Applies the choices sent; gives the ids that could not be applied. @param stuck the id of one that cannot be */
function apply(
  choices: Map<string, Subscription>,
  sent: unknown,
  lang: string,
  stuck: string | undefined,
): string[] {
  const failed: string[] = [];
  for (const entry of Array.isArray(sent) ? sent : []) {
    const id = idOf(entry);
    const choice = choices.get(id);
    const topic = subscriptionTopics.find((known) => known.id === id);
    if (!choice || !topic || id === stuck) {
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
async function manage(call: Call): Promise<Response> {
  const { request, state, switches } = call;
  const body = await readBody(request);
  const who = whoseChoices(request, body);
  if (who instanceof Response) return who;
  const wait = who.email === '' ? undefined : sendMail(state, who.email);
  if (wait) return refuseForNow(wait.waitSeconds);
  if (body['requestLink'] === true) return json({ ok: true, failed: [] });
  const choices = choicesOf(state, who.reader);
  const reader = userById(who.reader);
  if (reader && switches.fail.includes('N2:changed')) {
    changeElsewhere(choices, idsOf(body['subscriptions']));
    return refuse(409, 'changed', answerFor(reader, call));
  }
  if (body['unsubscribeAll'] === true) {
    for (const [id, choice] of choices) choices.set(id, { ...choice, subscribed: false });
    return json({ ok: true, failed: [] });
  }
  const [first] = idsOf(body['subscriptions']);
  const stuck = switches.fail.includes('N2:partly') ? first : undefined;
  return json({ ok: true, failed: apply(choices, body['subscriptions'], textOf(body['lang']), stuck) });
}

/** N1, N2: mail choices. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'N1', 'get', '/bin/users/retrieve-subscriptions', retrieve),
  endpoint(state, 'N2', 'post', '/bin/users/manage-subscriptions', manage),
];
