import type { Language } from '#src/i18n/languages.ts';
import { partners, type PartnerData, type User } from './data.ts';
import { isRecord, textOf, textsOf } from './endpoint.ts';
import { letterOf } from './letters.ts';
import { byKeys, containsWords, type Filters } from './lists.ts';
import { memory } from './memory.ts';
import type { OriginState } from './state.ts';

/** How far a company's entry has come. */
export const partnerStates = ['draft', 'submitted', 'published', 'unpublished'] as const;

/** A company added or changed while the origin runs, over the one in partners.json. */
interface PartnerChange {
  status: (typeof partnerStates)[number];
  fields: Readonly<Record<string, unknown>>;
  /** Changes with each edit and tells a conflict. */
  updated: string;
}

/** When the entries of the data were last edited. */
const firstEdited = '2026-09-01T09:00:00+03:00';

/** Entries that are not published: the authority has not looked at one yet, the other has been taken back. */
const unlisted: readonly (readonly [companyId: string, change: PartnerChange])[] = [
  [
    'P-1061',
    {
      status: 'submitted',
      updated: firstEdited,
      fields: {
        companyName: 'Wahat Zaman Tours',
        category: 'tour-operator',
        products: ['day-tours'],
        region: 'riyadh',
        city: 'riyadh',
        latitude: 24.69,
        longitude: 46.7,
        languages: ['ar', 'en'],
      },
    },
  ],
  [
    'P-1062',
    {
      status: 'unpublished',
      updated: firstEdited,
      fields: { companyName: 'Yamama Stay', category: 'hotel', region: 'riyadh', city: 'riyadh' },
    },
  ],
];

/** What was added or changed, by company. */
export const partnerChanges = memory(() => new Map<string, PartnerChange>(unlisted));

/** A company as the calls answer it: the Partner of conventions.md, with its state. */
export interface Partner {
  companyId: string;
  companyName: string;
  category: string;
  products: readonly string[];
  description: string;
  logo: string;
  region: string;
  city: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  website: string;
  languages: readonly string[];
  certifications: readonly string[];
  verified: boolean;
  status: PartnerChange['status'];
  updated: string;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A partner of the data in one language. Keys stay keys; their wording comes from the dictionary. */
function fromData(data: PartnerData, language: Language): Partner {
  const { companyName, description, address, cityPlaceId, ...rest } = data;
  return {
    ...rest,
    companyName: companyName[language],
    description: description[language],
    address: address[language],
    city: cityPlaceId,
    status: 'published',
    updated: firstEdited,
  };
}

/** Texts by language that somebody has entered. */
export const enteredTexts = (value: unknown): Record<string, string> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text)])) : {};

/** What was entered in a language; in English where it was entered in others alone. */
function enteredIn(language: Language, value: unknown): string {
  const texts = enteredTexts(value);
  return (texts[language] || texts['en']) ?? '';
}

function fromChange(
  companyId: string,
  { fields, status, updated }: PartnerChange,
  language: Language,
): Partner {
  return {
    companyId,
    companyName: enteredIn(language, fields['names']) || textOf(fields['companyName']),
    category: textOf(fields['category']),
    products: textsOf(fields['products']),
    description: enteredIn(language, fields['descriptions']) || textOf(fields['description']),
    logo: textOf(fields['logo']),
    region: textOf(fields['region']),
    city: textOf(fields['city']),
    address: textOf(fields['address']),
    latitude: numberOf(fields['latitude']),
    longitude: numberOf(fields['longitude']),
    phone: textOf(fields['phone']),
    email: textOf(fields['email']),
    website: textOf(fields['website']),
    languages: textsOf(fields['languages']),
    certifications: textsOf(fields['certifications']),
    verified: false,
    status,
    updated,
  };
}

const known = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A partner of the data with what its people have changed; fields they left out stay. */
function changed(partner: Partner, change: PartnerChange | undefined, language: Language): Partner {
  if (!change) return partner;
  const { companyId, verified } = partner;
  const entered = {
    ...fromChange(companyId, change, language),
    // Texts of the other languages stay as they are.
    companyName: enteredTexts(change.fields['names'])[language] ?? '',
    description: enteredTexts(change.fields['descriptions'])[language] ?? '',
  };
  const given = Object.entries(entered).filter(
    // A field that was emptied is empty.
    ([key, value]) => known(value) || Object.hasOwn(change.fields, key),
  );
  return { ...partner, ...Object.fromEntries(given), companyId, verified };
}

/** All companies, those enlisted while the server runs last. */
export function allPartners(state: OriginState, language: Language): Partner[] {
  const listed = partners.map((data) =>
    changed(fromData(data, language), partnerChanges(state).get(data.companyId), language),
  );
  const ids = new Set(listed.map((partner) => partner.companyId));
  const added = [...partnerChanges(state)].filter(([companyId]) => !ids.has(companyId));
  return [...listed, ...added.map(([companyId, change]) => fromChange(companyId, change, language))];
}

/** Companies whose names stand in the query in Latin or Arabic letters; both are searched (catalogue, 77). */
export function findPartners(list: readonly Partner[], text: string): Partner[] {
  return list.filter((partner) => {
    const names = partners.find((data) => data.companyId === partner.companyId)?.companyName;
    const written = [partner.companyName, names?.en ?? '', names?.ar ?? '', partner.description];
    return containsWords(written.join(' '), text);
  });
}

/** Unpublished entries are for the company's own people and the staff of the authority. */
export const maySee = (partner: Partner, user: User | undefined): boolean =>
  partner.status === 'published' ||
  user?.profile.company?.companyId === partner.companyId ||
  user?.expectedRole.startsWith('STA_') === true;

/** Filters and facets of the directory on pages of a language. */
export const partnerFilters = (language: Language): Filters<Partner> =>
  byKeys({
    category: (partner) => [partner.category],
    region: (partner) => [partner.region],
    city: (partner) => [partner.city],
    products: (partner) => partner.products,
    languages: (partner) => partner.languages,
    certifications: (partner) => partner.certifications,
    verified: (partner) => [String(partner.verified)],
    letter: (partner) => [letterOf(partner.companyName, language)],
  });
