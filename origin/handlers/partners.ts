import type { HttpHandler } from 'msw';
import type { Language } from '#src/i18n/languages.ts';
import { answerOf, allContent } from '../content.ts';
import { pictureOfPlace } from '../content-item.ts';
import { partners, places, type PartnerData } from '../data.ts';
import {
  allPartners,
  enteredTexts,
  findPartners,
  maySee,
  partnerChanges,
  partnerFilters,
  partnerStates,
  type Partner,
} from '../directory.ts';
import { endpoint, forBusiness, isRecord, readBody, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { applyFilters, byPage, countFacets, normalise, type Filters } from '../lists.ts';
import { isSound, json, refuse, refuseFields, type RefusedFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

const path = '/api/users/businessProfiles/v1/partner';

/** Who may add an entry, for a company that has none, and who may change one. */
const enlisters = ['DEFAULT', 'PARTNER_ADMIN'];
const editors = ['PARTNER_ADMIN', 'STA_ADMIN'];

type Fault = RefusedFields[string];
type Body = Readonly<Record<string, unknown>>;

const byPath = (path: string, fault: Fault | undefined): [string, Fault][] => (fault ? [[path, fault]] : []);

/** Why a text is not taken: it has to be there, to be short enough, and to have a form. */
function faultOf(text: string, most: number, isRequired = false, form?: RegExp): Fault | undefined {
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.length > most) return 'long';
  return form && !form.test(text) ? 'pattern' : undefined;
}

const nameForm = /^\p{L}[\p{L}\p{M}\p{Zs}'’·・-]*$/u;
const webForm = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/u;

/** Texts by language, of which names are asked in Arabic and in English. */
function wrongTexts(field: string, value: unknown, judge: (text: string) => Fault | undefined) {
  const texts = enteredTexts(value);
  return ['ar', 'en'].flatMap((language) => byPath(`${field}.${language}`, judge(texts[language] ?? '')));
}

function wrongDocuments(value: unknown): [string, Fault][] {
  const documents: readonly unknown[] = Array.isArray(value) ? value : [];
  return documents.filter(isRecord).flatMap(({ key, id }) =>
    // What was uploaded has such an id.
    byPath(`documents.${textOf(key)}`, faultOf(textOf(id), 100, true, /^U-\d+$/u)),
  );
}

/** Fields of an entry that are wrong, by their paths, as the server of record would find them. */
function wrongFields(body: Body, isNew: boolean): RefusedFields {
  const [latitude, longitude] = [Number(body['latitude'] ?? 0), Number(body['longitude'] ?? 0)];
  const products = textsOf(body['products']);
  return Object.fromEntries([
    ...(isNew || 'names' in body
      ? wrongTexts('names', body['names'], (text) => faultOf(text, 100, true, nameForm))
      : []),
    ...wrongTexts('descriptions', body['descriptions'], (text) => faultOf(text, 10_000)),
    ...byPath('products', products.length > 10 ? 'many' : undefined),
    ...products.flatMap((product, index) => byPath(`products.${index}`, faultOf(product, 100, true))),
    ...byPath('phone', faultOf(textOf(body['phone']), 100, false, /^\+?\d{5,20}$/u)),
    ...byPath('email', faultOf(textOf(body['email']), 100, false, /^[^\s@]+@[^\s@]+$/u)),
    ...byPath('website', faultOf(textOf(body['website']), 100, false, webForm)),
    ...byPath('address', faultOf(textOf(body['address']), 100)),
    ...byPath('latitude', Math.abs(latitude) <= 90 ? undefined : 'pattern'),
    ...byPath('longitude', Math.abs(longitude) <= 180 ? undefined : 'pattern'),
    ...wrongDocuments(body['documents']),
  ]);
}

const listFilters = (language: Language): Filters<Partner> => ({
  ...partnerFilters(language),
  status: { keys: (partner) => [partner.status] },
});

function list({ url, language, user, state }: UserCall): Response {
  const visible = allPartners(state, language).filter((partner) => maySee(partner, user));
  const matching = findPartners(visible, url.searchParams.get('q') ?? '');
  const filters = listFilters(language);
  const found = applyFilters(matching, url.searchParams, filters);
  const items = byPage(found, url.searchParams).map((partner) => ({ ...partner }));
  // The authority looks through entries as others do through the directory.
  const facets = user.expectedRole === 'STA_ADMIN' && countFacets(matching, url.searchParams, filters);
  return json({ items, total: found.length, ...(facets && { facets }) });
}

/** Pictures of an entry. */
const mostPictures = 3;

/** Pictures of the company's place and of others in its region, each file once. */
function galleryOf({ cityPlaceId, region }: PartnerData, language: Language) {
  const around = places.filter((place) => place.region === region);
  const files = new Map<string, string>();
  for (const { id, name } of [...around.filter((place) => place.id === cityPlaceId), ...around])
    if (!files.has(pictureOfPlace(id))) files.set(pictureOfPlace(id), name[language]);
  return [...files].slice(0, mostPictures).map(([fileReference, alt]) => ({ fileReference, alt }));
}

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
    gallery: data ? galleryOf(data, language) : [],
    offers: offers.map(answerOf),
  };
}

const statusOf = (value: unknown) => partnerStates.find((status) => status === value);

/** The company that has an entry already: the visitor's own, or another one of one of these names. */
function twinOf(names: readonly string[], { state, user }: UserCall): string | undefined {
  const own = user.profile.company?.companyId;
  const taken = (['ar', 'en'] as const).flatMap((language) => allPartners(state, language));
  const twin =
    taken.find(({ companyId }) => companyId === own) ??
    taken.find(({ companyName }) => names.includes(normalise(companyName)));
  return twin?.companyId;
}

/** A new entry: a draft where the company says so, else submitted; published by nobody but the authority. */
async function create(call: UserCall): Promise<Response> {
  const { request, state } = call;
  const body = await readBody(request);
  const wrong = wrongFields(body, true);
  if (!isSound(wrong)) return refuseFields(wrong);
  const twin = twinOf(Object.values(enteredTexts(body['names'])).map(normalise), call);
  if (twin !== undefined) return refuse(409, 'duplicate', { companyId: twin });
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
  const wrong = wrongFields(body, false);
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
  endpoint(state, 'P2', 'put', `${path}/:companyId`, forBusiness(update, editors)),
];
