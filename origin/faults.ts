import { delay, HttpResponse } from 'msw';
import type { Switches } from './switches.ts';

/**
 * What a network and a server do to an answer on a bad day. Each can be thrown at one endpoint or at all:
 * `fail=S2:html`, `fail=all:429`.
 */

/** Milliseconds: past the 15 s after which the client gives a request up. */
const lateBy = 20_000;
/** Milliseconds that every other call waits, so that the next one overtakes it. */
const overtakenBy = 1500;
/** Beyond the 8 MB that the client takes. */
const hugeBytes = 12 * 2 ** 20;
const nesting = 100_000;

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
const body = (text: string): Response => new Response(text, { headers });

/** The ordinary answer with its text changed. */
async function changed(answer: Response, change: (text: string) => string): Promise<Response> {
  const { status, headers: own } = answer;
  return new Response(change(await answer.text()), { status, headers: own });
}

/** A page of somebody in between, where JSON was asked for. */
const portal = '<!doctype html><html lang="en"><title>Wi-Fi</title><h1>Please sign in</h1></html>';

/** Fills a JSON object up; one that is a list or a bare value is left as it is. */
const filled = (text: string): string => text.replace(/\}\s*$/u, `,"padding":"${'x'.repeat(hugeBytes)}"}`);

/** A value of another type than the one that stands there. */
function misfit(value: unknown): unknown {
  if (Array.isArray(value)) return { length: 'many' };
  if (value !== null && typeof value === 'object') return ['an object stood here'];
  return typeof value === 'string' ? 7 : 'seven';
}

/** An answer whose values `depth` levels down have another type. Every second entry of a list there keeps its own: both kinds stand side by side. */
function misshapen(value: unknown, depth: number): unknown {
  if (depth === 0) return misfit(value);
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      depth === 1 && index % 2 === 1 ? entry : misshapen(entry, depth - 1),
    );
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, misshapen(entry, depth - 1)] as const),
  );
}

type Ordinary = () => Response | Promise<Response>;

async function after(wait: number, ordinary: Ordinary): Promise<Response> {
  await delay(wait);
  return ordinary();
}

/** Faults by name. Each may ask for the ordinary answer, and knows how many calls it has met before and what stands behind its name. */
const faults: Readonly<
  Record<string, (ordinary: Ordinary, before: number, reason: string) => Response | Promise<Response>>
> = {
  204: () => new Response(null, { status: 204 }),
  empty: () => body(''),
  null: () => body('null'),
  html: () => HttpResponse.html(portal),
  truncated: async (ordinary) =>
    changed(await ordinary(), (text) => text.slice(0, Math.ceil(text.length / 2))),
  bom: async (ordinary) => changed(await ordinary(), (text) => `\uFEFF${text}`),
  huge: async (ordinary) => changed(await ordinary(), filled),
  deep: () => body(`{"data":${'['.repeat(nesting)}${']'.repeat(nesting)}}`),
  drop: () => HttpResponse.error(),
  late: (ordinary) => after(lateBy, ordinary),
  disorder: (ordinary, before) => (before % 2 === 0 ? after(overtakenBy, ordinary) : ordinary()),
  shape: async (ordinary, _, depth) => {
    const answer = await ordinary();
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return changed(answer, (text) => JSON.stringify(misshapen(JSON.parse(text), Number(depth) || 1)));
  },
};

/** The fault thrown at an endpoint: what stands behind its name, 500 where nothing does. */
function faultOf({ fail }: Switches, name: string): { fault: string; reason: string } | undefined {
  for (const entry of fail) {
    const [thrownAt, fault = '500', reason = ''] = entry.split(':', 3);
    if (thrownAt === name || thrownAt === 'all') return { fault, reason };
  }
  return undefined;
}

/** What a refusal says: one reason, or those of fields, `email.taken+names.ar.pattern`. */
function reasonsOf(reason: string) {
  if (!reason.includes('.')) return { error: reason || 'failed' };
  const fields = reason.split('+').map((field) => {
    const at = field.lastIndexOf('.');
    return [field.slice(0, at), field.slice(at + 1)];
  });
  return { error: fields[0]?.[1] ?? '', fields: Object.fromEntries(fields) as Record<string, string> };
}

function refusal(status: number, reason: string): Response {
  const wait = status === 429 || status === 503 ? { 'Retry-After': '5' } : undefined;
  return HttpResponse.json(reasonsOf(reason), { status, headers: { ...headers, ...wait } });
}

/**
 * Makes answers that suffer the fault thrown at an endpoint, if one is. A fault of another name, such as the
 * `status` of the searches, is left to the endpoint itself.
 */
export function faultyAnswers(): (
  switches: Switches,
  name: string,
  ordinary: Ordinary,
) => Response | Promise<Response> {
  let met = 0;
  return (switches, name, ordinary) => {
    const thrown = faultOf(switches, name);
    if (thrown === undefined) return ordinary();
    const { fault, reason } = thrown;
    if (/^[45]\d\d$/u.test(fault)) return refusal(Number(fault), reason);
    const make = Object.hasOwn(faults, fault) ? faults[fault] : undefined;
    return make ? make(ordinary, met++, reason) : ordinary();
  };
}
