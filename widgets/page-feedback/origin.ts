import type { HttpHandler } from 'msw';
import { endpoint, readBody, textOf, type Call } from '#origin/endpoint.ts';
import { memory } from '#origin/memory.ts';
import { isSound, json, refuseFields, refuseForNow, type RefusedFields } from '#origin/refusals.ts';
import type { OriginState } from '#origin/state.ts';
import { open } from '#origin/handlers/own-addresses.ts';

/** What visitors have said of a page: how often each answer was given, and when the latest came. */
interface PageFeedback {
  readonly counts: Record<string, number>;
  times: number[];
}

/** Answers about one page within a minute before the service asks to wait. */
const perMinute = 20;
const minute = 60_000;
const longestComment = 10_000;
const kinds = ['useful', 'stars', 'poll'];

/** Answers that polls of the demo had before anybody came. */
const earlier: Readonly<Record<string, number>> = { plane: 412, car: 268, coach: 57, train: 139 };

const pages = memory(() => new Map<string, PageFeedback>());

function feedbackOn(state: OriginState, key: string): PageFeedback {
  const known = pages(state).get(key) ?? { counts: {}, times: [] };
  pages(state).set(key, known);
  return known;
}

/** Takes what a visitor says of a page, and answers what all have said. */
async function take({ request, state }: Call): Promise<Response> {
  const body = await readBody(request);
  const [page, kind, answer] = ['page', 'kind', 'answer'].map((name) => textOf(body[name]));
  const comment = textOf(body['comment']);
  const refused: RefusedFields = {
    ...(!page && { page: 'required' }),
    ...(!kinds.includes(kind ?? '') && { kind: kind ? 'pattern' : 'required' }),
    ...(!answer && { answer: 'required' }),
    ...(comment.length > longestComment && { comment: 'long' }),
    ...(/<[a-z/!?]/iu.test(comment) && { comment: 'pattern' }),
  };
  if (!isSound(refused)) return refuseFields(refused);
  const feedback = feedbackOn(state, `${kind} ${page}`);
  const now = state.now().getTime();
  feedback.times = feedback.times.filter((time) => now - time < minute);
  if (feedback.times.length >= perMinute) return refuseForNow(minute / 1000);
  feedback.times.push(now);
  feedback.counts[answer ?? ''] = (feedback.counts[answer ?? ''] ?? 0) + 1;
  return json({ counts: kind === 'poll' ? sumOf(earlier, feedback.counts) : feedback.counts });
}

const sumOf = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]),
  );

/** What visitors think of pages. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'feedback', 'post', '/own/feedback', open(take)),
];
