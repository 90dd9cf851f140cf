import type { HttpHandler } from 'msw';
import { toLanguage } from '#src/i18n/languages.ts';
import { taxonomy } from '../data.ts';
import { accessForm } from '../data-portal.ts';
import {
  endpoint,
  forUser,
  isRecord,
  readBody,
  textOf,
  textsOf,
  type Call,
  type UserCall,
} from '../endpoint.ts';
import { memory } from '../memory.ts';
import { isSound, json, refuse, refuseFields, type RefusedFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Somebody's way into the area behind terms. */
interface Access {
  /** Version of the terms accepted. */
  accepted?: string;
  /** Reference of a request. */
  requested?: string;
  isRejected?: boolean;
}

/** Who has asked for access, and what came of it, by person. */
const accesses = memory(
  () => new Map<string, Access>([['u-partner-contributor', { requested: 'T-0988', isRejected: true }]]),
);

/** Staff have access; partners once they have accepted the terms of today. */
function accessOf({ state, user }: UserCall): 'granted' | 'pending' | 'denied' | 'rejected' {
  const own = accesses(state).get(user.id);
  if (user.expectedRole.startsWith('STA_') || own?.accepted === accessForm.termsVersion) return 'granted';
  if (own?.isRejected) return 'rejected';
  return own?.requested === undefined ? 'denied' : 'pending';
}

/** Whether somebody may see a page, and the version of the terms that this person has accepted, if any. */
function checkAccess(call: Call): Response {
  const { user, url, state } = call;
  if (!user) return json({ access: 'denied', termsVersion: null });
  const [, segment] = (url.searchParams.get('pagePath') ?? '').split('/');
  const language = toLanguage(segment) ?? call.language;
  const access = accessOf({ ...call, user });
  const reason = access === 'rejected' ? { reason: accessForm.rejection[language] } : {};
  return json({ access, ...reason, termsVersion: accesses(state).get(user.id)?.accepted ?? null });
}

function formDefinition({ language }: Call): Response {
  const products = taxonomy.products.map(({ key, label }) => ({ value: key, label: label[language] }));
  const fields = accessForm.fields.map(({ label, help, ...field }) => ({
    ...field,
    label: label[language],
    ...(help && { help: help[language] }),
    ...(field.name === 'products' && { options: products }),
  }));
  return json({ title: accessForm.title[language], fields });
}

const isEmpty = (value: unknown): boolean =>
  value !== true && textOf(value) === '' && textsOf(value).length === 0;

/** What is wrong with an answer, as the definition has it. */
function whyWrong(value: unknown, field: (typeof accessForm.fields)[number]) {
  const { required, maxLength = Infinity, max = Infinity, maxFiles = max, pattern } = field;
  if (isEmpty(value)) return required ? 'required' : undefined;
  if (textOf(value).length > maxLength) return 'long';
  if (textsOf(value).length > maxFiles) return 'many';
  return pattern === 'phone' && !/^\+?\d{5,20}$/u.test(textOf(value)) ? 'pattern' : undefined;
}

function wrongAnswers(answers: Readonly<Record<string, unknown>>): RefusedFields {
  const reasons = accessForm.fields.map(
    (field) => [field.name, whyWrong(answers[field.name], field)] as const,
  );
  return Object.fromEntries(reasons.flatMap(([name, reason]) => (reason ? [[name, reason] as const] : [])));
}

/** Accepts the terms, or hands in a request: `{answers}`. One that is pending keeps its reference. */
async function submitForm(call: UserCall): Promise<Response> {
  const { state, user } = call;
  const body = await readBody(call.request);
  const { isRejected = false, ...own } = accesses(state).get(user.id) ?? {};
  const reference = (!isRejected && own.requested) || `T-${state.nextNumber()}`;
  if ('acceptTermsVersion' in body) {
    const { termsVersion } = accessForm;
    if (body['acceptTermsVersion'] !== termsVersion) return refuse(409, 'changed', { termsVersion });
    accesses(state).set(user.id, { ...own, accepted: termsVersion });
    return json({ reference, status: 'granted' });
  }
  const wrong = wrongAnswers(isRecord(body['answers']) ? body['answers'] : {});
  if (!isSound(wrong)) return refuseFields(wrong);
  accesses(state).set(user.id, { ...own, requested: reference });
  return json({ reference, status: 'pending' }, 201);
}

/** T1, T2: areas behind terms. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'T1', 'get', '/bin/auth/tc/checkaccess', checkAccess),
  endpoint(state, 'T2', 'get', '/bin/api/v1/tc/tc-form-creation', formDefinition),
  endpoint(state, 'T2', 'post', '/bin/api/v1/tc/tc-form-creation', forUser(submitForm)),
];
