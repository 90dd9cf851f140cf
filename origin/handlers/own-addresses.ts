import { http, HttpResponse, type HttpHandler } from 'msw';
import { placeFacts } from '../data-catalogue.ts';
import { endpoint, isEmail, readBody, textOf, type Call } from '../endpoint.ts';
import { json, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Own addresses may lie on another origin (contract, section 1); anybody may ask them. */
const forAnyOrigin = { 'Access-Control-Allow-Origin': '*' };

/** An answer that a page of any origin may read. */
export const open = (answer: (call: Call) => Response | Promise<Response>) => async (call: Call) => {
  const response = await answer(call);
  for (const [name, value] of Object.entries(forAnyOrigin)) response.headers.set(name, value);
  return response;
};

/** What was sent, as JSON or as a form. */
async function fieldsOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (!/form/u.test(request.headers.get('content-type') ?? '')) return readBody(request);
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form.keys()].map((name) => [name, form.get(name)]));
}

/** Takes a form of any kind. A mail address must look like one, and `taken@example.org` is in use already. */
async function submit({ request, url, state }: Call): Promise<Response> {
  const fields = await fieldsOf(request);
  const email = textOf(fields['email']).toLowerCase();
  if (email !== '' && !isEmail(email)) return refuseFields({ email: 'pattern' });
  if (email === 'taken@example.org') return refuseFields({ email: 'taken' }, 409);
  // A page that was sent without a script is led on to what it names.
  const next = URL.parse(textOf(fields['next']), url);
  if (request.headers.get('accept')?.includes('text/html') && next?.origin === url.origin)
    return new Response(null, { status: 303, headers: { Location: next.href } });
  return json({ reference: `F-${state.nextNumber()}` }, 201);
}

const largestUpload = 10 * 1_000_000;

/** Bytes of the file in a form; 0 without one. Read from its text: jsdom has files of another kind than Node takes a form apart into. */
async function sizeOfFile(request: Request): Promise<number> {
  const text = new TextDecoder('latin1').decode(await request.arrayBuffer());
  const head = text.indexOf('name="file"; filename=');
  const start = text.indexOf('\r\n\r\n', head) + 4;
  return head < 0 ? 0 : Math.max(0, text.indexOf('\r\n--', start) - start);
}

async function upload({ request, state }: Call): Promise<Response> {
  const size = await sizeOfFile(request);
  if (size === 0) return refuseFields({ file: 'required' });
  if (size > largestUpload) return refuseFields({ file: 'long' }, 413);
  return json({ id: `U-${state.nextNumber()}` }, 201);
}

/** The temperature now of a place (`place`, else Riyadh): the mean of its month. */
function currentWeather({ url, state }: Call): Response {
  const facts = placeFacts[url.searchParams.get('place') ?? ''] ?? placeFacts['riyadh'];
  const month = facts?.climate[state.now().getMonth()];
  return json({ asOf: state.now().toISOString(), temperature: ((month?.high ?? 0) + (month?.low ?? 0)) / 2 });
}

/** Invented, but of the right size. The riyal stands at 3.75 to the dollar. */
const rates = { USD: 0.2667, EUR: 0.2451, GBP: 0.2104, CNY: 1.9042, JPY: 39.87, RUB: 24.13, AED: 0.9793 };

async function vote({ request }: Call): Promise<Response> {
  const body = await readBody(request);
  if (textOf(body['id']) === '') return refuseFields({ id: 'required' });
  if (body['value'] === undefined || body['value'] === '') return refuseFields({ value: 'required' });
  return json({ ok: true });
}

/** The own addresses of widgets (conventions.md, "own"): forms, files, weather, rates, votes. */
export const handlers = (state: OriginState): HttpHandler[] => [
  http.options(
    '*/own/*',
    () =>
      new HttpResponse(null, {
        status: 204,
        headers: {
          ...forAnyOrigin,
          'Access-Control-Allow-Headers': 'content-type',
          'Access-Control-Allow-Methods': 'GET, POST',
        },
      }),
  ),
  endpoint(state, 'submit', 'post', '/own/submit', open(submit)),
  endpoint(state, 'upload', 'post', '/own/upload', open(upload)),
  endpoint(state, 'currentSource', 'get', '/own/current.json', open(currentWeather)),
  endpoint(
    state,
    'rates',
    'get',
    '/own/rates.json',
    open(({ state }) => json({ asOf: state.now().toISOString().slice(0, 10), base: 'SAR', rates })),
  ),
  endpoint(state, 'vote', 'post', '/own/vote', open(vote)),
];
