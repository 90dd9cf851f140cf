import type { HttpHandler } from 'msw';
import { allPartners, findPartners, maySee, partnerFilters } from '../directory.ts';
import {
  endpoint,
  forBusiness,
  json,
  readBody,
  refuse,
  textOf,
  textsOf,
  type UserCall,
} from '../endpoint.ts';
import { applyFilters, byPage, normalise } from '../lists.ts';
import type { OriginState } from '../state.ts';

const path = '/api/users/businessProfiles/v1/partner';
const enlisters = ['PARTNER_ADMIN', 'STA_ADMIN'];

/** Fields of an entry that are wrong, by name, as the server of record would find them. */
function wrongFields(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (textOf(body['companyName']) === '') wrong['companyName'] = 'required';
  if (textOf(body['description']).length > 10_000) wrong['description'] = 'long';
  if (textsOf(body['products']).length > 10) wrong['products'] = 'many';
  const phone = textOf(body['phone']);
  if (phone !== '' && !/^\+?\d{5,20}$/u.test(phone)) wrong['phone'] = 'pattern';
  return wrong;
}

function list({ url, language, user, state }: UserCall): Response {
  const visible = allPartners(state, language).filter((partner) => maySee(partner, user));
  const found = applyFilters(findPartners(visible, url.searchParams.get('q') ?? ''), url.searchParams, {
    ...partnerFilters,
    status: (partner) => [partner.status],
  });
  return json({ items: byPage(found, url.searchParams), total: found.length });
}

async function create({ request, language, state }: UserCall): Promise<Response> {
  const body = await readBody(request);
  const wrong = wrongFields(body);
  if (Object.keys(wrong).length > 0) return refuse(422, 'fields', { fields: wrong });
  const name = normalise(textOf(body['companyName']));
  const twin = allPartners(state, language).find((partner) => normalise(partner.companyName) === name);
  if (twin) return refuse(409, 'duplicate', { companyId: twin.companyId });
  const companyId = `P-${state.nextNumber() + 1000}`;
  state.partners.set(companyId, { status: 'pending', fields: body });
  return json({ companyId, status: 'pending' }, 201);
}

function read({ params, language, user, state }: UserCall): Response {
  const partner = allPartners(state, language).find(({ companyId }) => companyId === params['companyId']);
  return partner && maySee(partner, user) ? json({ ...partner }) : refuse(404, 'not-found');
}

async function update({ request, params, language, user, state }: UserCall): Promise<Response> {
  const partner = allPartners(state, language).find(({ companyId }) => companyId === params['companyId']);
  if (!partner) return refuse(404, 'not-found');
  const own = user.profile.company?.companyId === partner.companyId;
  if (!own && user.expectedRole !== 'STA_ADMIN') return refuse(403, 'role');
  const before = state.partners.get(partner.companyId);
  const body = await readBody(request);
  const wrong = wrongFields({ companyName: partner.companyName, ...body });
  if (Object.keys(wrong).length > 0) return refuse(422, 'fields', { fields: wrong });
  const fields = { ...before?.fields, ...body };
  state.partners.set(partner.companyId, { status: before?.status ?? 'published', fields });
  return json({ companyId: partner.companyId, status: partner.status });
}

/** P1, P2: the entries of companies, under the sign-on domain. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'P1', 'get', path, forBusiness(list)),
  endpoint(state, 'P1', 'post', path, forBusiness(create, enlisters)),
  endpoint(state, 'P2', 'get', `${path}/:companyId`, forBusiness(read)),
  endpoint(state, 'P2', 'put', `${path}/:companyId`, forBusiness(update, enlisters)),
];
