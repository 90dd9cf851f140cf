import type { HttpHandler } from 'msw';
import { accessForm, taxonomy } from '../data.ts';
import {
  endpoint,
  forUser,
  json,
  readBody,
  refuse,
  textOf,
  textsOf,
  type Call,
  type UserCall,
} from '../endpoint.ts';
import type { OriginState } from '../state.ts';

/** Metered pages that a visitor without an account may open. */
const freePages = 3;

/** How much of a kept-back page shows, in characters. */
const teaserLength = 400;

const answer = (allowed: boolean, reason: string | null, remaining: number | null): Response =>
  json({ allowed, reason, remaining, teaserLength });

/** Partner pages need a business role; articles are metered for anonymous visitors; the rest is open. */
function paywall({ url, user, state }: Call): Response {
  const path = (url.searchParams.get('pagePath') ?? '').replace(/\.html$/u, '');
  if (/^(\/\w\w)?\/(content-hub|partner-tools)(\/|$)/u.test(path)) {
    if (!user) return answer(false, 'anonymous', null);
    return user.mode === 'B2B' ? answer(true, null, null) : answer(false, 'role', null);
  }
  if (user || !/^(\/\w\w)?\/articles\//u.test(path)) return answer(true, null, null);
  if (!state.freeViews.has(path) && state.freeViews.size >= freePages) return answer(false, 'quota', 0);
  state.freeViews.add(path);
  return answer(true, null, freePages - state.freeViews.size);
}

/** Staff have access; partners once they have accepted the terms of today. */
function access({ state, user }: UserCall): 'granted' | 'pending' | 'denied' {
  const own = state.access.get(user.id);
  if (user.expectedRole.startsWith('STA_') || own?.accepted === accessForm.termsVersion) return 'granted';
  return own?.requested === undefined ? 'denied' : 'pending';
}

function checkAccess(call: Call): Response {
  const { user } = call;
  const granted = user ? access({ ...call, user }) : 'denied';
  return json({ access: granted, termsVersion: accessForm.termsVersion });
}

function formDefinition({ language }: Call): Response {
  const products = taxonomy.products.map(({ key, label }) => ({ value: key, label: label[language] }));
  const fields = accessForm.fields.map(({ label, ...field }) => ({
    ...field,
    label: label[language],
    ...(field.name === 'products' && { options: products }),
  }));
  return json({ ...accessForm, fields });
}

/** Accepts the terms, or hands in a request with answers to the form. */
async function submitForm(call: UserCall): Promise<Response> {
  const { state, user } = call;
  const body = await readBody(call.request);
  const own = state.access.get(user.id) ?? {};
  const reference = own.requested ?? `T-${state.nextNumber()}`;
  if ('acceptTermsVersion' in body) {
    if (body['acceptTermsVersion'] !== accessForm.termsVersion) {
      return refuse(409, 'terms', { termsVersion: accessForm.termsVersion });
    }
    state.access.set(user.id, { ...own, accepted: accessForm.termsVersion });
    return json({ reference, status: 'granted' });
  }
  const missing = accessForm.fields
    .filter(({ name, required }) => required && textOf(body[name]) === '' && textsOf(body[name]).length === 0)
    .map(({ name }) => [name, 'required']);
  if (missing.length > 0) return refuse(422, 'fields', { fields: Object.fromEntries(missing) });
  state.access.set(user.id, { ...own, requested: reference });
  return json({ reference, status: 'pending' }, 201);
}

/** W1: pages kept for members; T1, T2: areas behind terms. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'W1', 'get', '/bin/api/v1/paywall', paywall),
  endpoint(state, 'T1', 'get', '/bin/auth/tc/checkaccess', checkAccess),
  endpoint(state, 'T2', 'get', '/bin/api/v1/tc/tc-form-creation', formDefinition),
  endpoint(state, 'T2', 'post', '/bin/api/v1/tc/tc-form-creation', forUser(submitForm)),
];
