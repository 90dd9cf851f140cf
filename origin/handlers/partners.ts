import type { HttpHandler } from 'msw';
import { answerOf, allContent } from '../content.ts';
import { pictureOfPlace } from '../content-item.ts';
import { partners } from '../data.ts';
import {
  allPartners,
  findPartners,
  maySee,
  partnerChanges,
  partnerFilters,
  partnerStates,
  type Partner,
} from '../directory.ts';
import { endpoint, forBusiness, isRecord, readBody, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { applyFilters, byPage, normalise, type Filters } from '../lists.ts';
import { isSound, json, refuse, refuseFields, type RefusedFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

const path = '/api/users/businessProfiles/v1/partner';
const enlisters = ['PARTNER_ADMIN', 'STA_ADMIN'];

/** Fields of an entry that are wrong, by name, as the server of record would find them. */
function wrongFields(body: Readonly<Record<string, unknown>>): RefusedFields {
  const phone = textOf(body['phone']);
  const [latitude, longitude] = [Number(body['latitude'] ?? 0), Number(body['longitude'] ?? 0)];
  return {
    ...(textOf(body['companyName']) === '' && { companyName: 'required' as const }),
    ...(textOf(body['companyName']).length > 100 && { companyName: 'long' as const }),
    ...(textOf(body['description']).length > 10_000 && { description: 'long' as const }),
    ...(textsOf(body['products']).length > 10 && { products: 'many' as const }),
    ...(phone !== '' && !/^\+?\d{5,20}$/u.test(phone) && { phone: 'pattern' as const }),
    ...(!(Math.abs(latitude) <= 90) && { latitude: 'pattern' as const }),
    ...(!(Math.abs(longitude) <= 180) && { longitude: 'pattern' as const }),
  };
}

const listFilters: Filters<Partner> = {
  ...partnerFilters,
  status: { keys: (partner) => [partner.status] },
};

function list({ url, language, user, state }: UserCall): Response {
  const visible = allPartners(state, language).filter((partner) => maySee(partner, user));
  const matching = findPartners(visible, url.searchParams.get('q') ?? '');
  const found = applyFilters(matching, url.searchParams, listFilters);
  const items = byPage(found, url.searchParams).map((partner) => ({ ...partner }));
  return json({ items, total: found.length });
}

/** Texts by language that somebody has entered. */
const enteredTexts = (value: unknown): Record<string, string> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text)])) : {};

/** An entry with everything that its page shows. */
function whole(partner: Partner, { language, state }: UserCall) {
  const data = partners.find(({ companyId }) => companyId === partner.companyId);
  const changed = partnerChanges(state).get(partner.companyId)?.fields ?? {};
  const offers = allContent(language).filter(
    ({ type, keys }) => type === 'offer' && keys.partner === partner.companyId,
  );
  return {
    ...partner,
    names: { ...data?.companyName, ...enteredTexts(changed['names']) },
    descriptions: { ...data?.description, ...enteredTexts(changed['descriptions']) },
    gallery: data ? [{ fileReference: pictureOfPlace(data.cityPlaceId), alt: partner.companyName }] : [],
    offers: offers.map(answerOf),
  };
}

const statusOf = (value: unknown) => partnerStates.find((status) => status === value);

/** A new entry: a draft where the company says so, else submitted; published by nobody but the authority. */
async function create({ request, language, state }: UserCall): Promise<Response> {
  const body = await readBody(request);
  const wrong = wrongFields(body);
  if (!isSound(wrong)) return refuseFields(wrong);
  const name = normalise(textOf(body['companyName']));
  const twin = allPartners(state, language).find((partner) => normalise(partner.companyName) === name);
  if (twin) return refuse(409, 'duplicate', { companyId: twin.companyId });
  const companyId = `P-${state.nextNumber() + 1000}`;
  const status = body['status'] === 'draft' ? 'draft' : 'submitted';
  partnerChanges(state).set(companyId, { status, fields: body, updated: state.now().toISOString() });
  return json({ companyId, status }, 201);
}

function find({ params, language, state }: UserCall): Partner | undefined {
  return allPartners(state, language).find(({ companyId }) => companyId === params['companyId']);
}

function read(call: UserCall): Response {
  const partner = find(call);
  return partner && maySee(partner, call.user) ? json(whole(partner, call)) : refuse(404, 'notFound');
}

/** `updated` in the body is the entry that was edited; another one means that somebody was faster. */
async function update(call: UserCall): Promise<Response> {
  const { state, user } = call;
  const partner = find(call);
  if (!partner) return refuse(404, 'notFound');
  const isOwn = user.profile.company?.companyId === partner.companyId;
  if (!isOwn && user.expectedRole !== 'STA_ADMIN') return refuse(403, 'notAllowed');
  const { updated: seen, status: wanted, ...body } = await readBody(call.request);
  if (seen !== undefined && seen !== partner.updated) return refuse(409, 'changed', whole(partner, call));
  const wrong = wrongFields({ companyName: partner.companyName, ...body });
  if (!isSound(wrong)) return refuseFields(wrong);
  const status = statusOf(wanted) ?? partner.status;
  const fields = { ...partnerChanges(state).get(partner.companyId)?.fields, ...body };
  const updated = new Date(Math.max(state.now().getTime(), Date.parse(partner.updated) + 1)).toISOString();
  partnerChanges(state).set(partner.companyId, { status, fields, updated });
  return json({ companyId: partner.companyId, status, updated });
}

/** P1, P2: the entries of companies, under the sign-on domain. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'P1', 'get', path, forBusiness(list)),
  endpoint(state, 'P1', 'post', path, forBusiness(create, enlisters)),
  endpoint(state, 'P2', 'get', `${path}/:companyId`, forBusiness(read)),
  endpoint(state, 'P2', 'put', `${path}/:companyId`, forBusiness(update, enlisters)),
];
