/**
 * The demo data that the fake origin answers from, with the types that the handlers rely on. Facts about
 * places are real; people, companies, prices and dates are invented samples.
 */
import articlesJson from './data/articles.json' with { type: 'json' };
import assetsJson from './data/assets.json' with { type: 'json' };
import eventsJson from './data/events.json' with { type: 'json' };
import faqJson from './data/faq.json' with { type: 'json' };
import offersJson from './data/offers.json' with { type: 'json' };
import partnersJson from './data/partners.json' with { type: 'json' };
import placesJson from './data/places.json' with { type: 'json' };
import signOnJson from './data/sign-on.json' with { type: 'json' };
import subscriptionsJson from './data/subscriptions.json' with { type: 'json' };
import taxonomyJson from './data/taxonomy.json' with { type: 'json' };
import taxonomyMoreJson from './data/taxonomy-more.json' with { type: 'json' };
import taxonomyTradeJson from './data/taxonomy-trade.json' with { type: 'json' };
import usersJson from './data/users.json' with { type: 'json' };
import type { Language } from '#src/i18n/languages.ts';

/** A text in each language of the site. */
export type Text8 = Readonly<Record<Language, string>>;

/** A key with its wording. */
export interface Labelled {
  key: string;
  label: Text8;
}

/** A key for a range of numbers, both ends included; without `to` it has no upper end. */
export interface Band extends Labelled {
  from: number;
  to?: number;
}

export interface Place {
  id: string;
  kind: string;
  region: string;
  latitude: number;
  longitude: number;
  name: Text8;
  summary: Text8;
  categories: readonly string[];
  tags: readonly string[];
  featureImage: string;
  url: string;
}

export interface Occurrence {
  start: string;
  end: string;
  allDay: boolean;
}

export interface EventData {
  id: string;
  placeId: string;
  name: Text8;
  summary: Text8;
  categories: readonly string[];
  status: string;
  occurrences: readonly Occurrence[];
  timeZone: string;
  free: boolean;
  priceFrom?: number;
  currency?: string;
  /** Slug of a company. */
  organiser?: string;
  /** Without an amount visitors are sent to the organiser. */
  priceTiers?: readonly { label: Text8; amount?: number }[];
  featureImage: string;
  url: string;
}

interface Article {
  id: string;
  topic: string;
  name: Text8;
  summary: Text8;
  categories: readonly string[];
  tags: readonly string[];
  placeIds: readonly string[];
  publishedOn: string;
  featureImage: string;
  url: string;
}

interface Offer {
  id: string;
  title: Text8;
  body: Text8;
  terms: Text8;
  discountLabel: Text8;
  partnerId: string;
  partnerName: Text8;
  audience: string;
  placeId: string;
  category: string;
  image: string;
  from: string;
  to: string;
  code: string;
  minTier?: string;
  stackable: boolean;
  remaining?: number;
  cta: { ctaLink: string };
}

export interface PartnerData {
  companyId: string;
  slug: string;
  companyName: Text8;
  category: string;
  products: readonly string[];
  description: Text8;
  logo: string;
  region: string;
  cityPlaceId: string;
  address: Text8;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  website: string;
  languages: readonly string[];
  certifications: readonly string[];
  verified: boolean;
}

export interface AssetData {
  id: string;
  title: Text8;
  description: Text8;
  type: string;
  /** Name of the picture that it shows. */
  picture: string;
  thumbnail: string;
  preview: string;
  path: string;
  mime: string;
  orientation: string;
  width: number;
  height: number;
  bytes: number;
  seconds?: number;
  keywords: readonly string[];
  region: string;
  photographer: string | null;
  licence: string;
  expires?: string;
  restricted: boolean;
  uploadedOn: string;
}

/** One of the invented people. `expectedRole` is what the derivation of the specification, section 6, gives. */
export interface User {
  id: string;
  expectedRole: string;
  mode: string;
  accessToken: string;
  profile: Profile;
}

/** A profile as it stands, as JSON, in the answer to the user info call. */
export interface Profile {
  ssid: string;
  sid?: string;
  firstName: string;
  lastName: string;
  email: string;
  pictureUrl: string;
  interests: string;
  company?: { companyId: string; companyName: string; companyAdmin: string } | undefined;
  loyalty?: { enrolled: boolean; tier: string; number: string; points: number } | undefined;
}

interface FaqGroup {
  id: string;
  label: Text8;
  items: readonly { id: string; question: Text8; answer: Text8 }[];
}

interface Topic {
  id: string;
  frequencies: readonly string[];
  label: Text8;
}

export const places: readonly Place[] = placesJson.items;
export const events: readonly EventData[] = eventsJson.items;
export const articles: readonly Article[] = articlesJson.items;
export const offers: readonly Offer[] = offersJson.items;
export const faq: readonly FaqGroup[] = faqJson.groups;
export const partners: readonly PartnerData[] = partnersJson.items;
export const assets: readonly AssetData[] = assetsJson.items;
export const licences: readonly Labelled[] = assetsJson.licences;
export const users: readonly User[] = usersJson.items;
export const subscriptionTopics: readonly Topic[] = subscriptionsJson.items;

export const signOnWords: Readonly<
  Record<'title' | 'note' | 'B2C' | 'B2B' | 'register' | 'forgotten', Text8>
> = signOnJson;

const { version: _base, ...base } = taxonomyJson;
const { version: _more, ...more } = taxonomyMoreJson;
const { version: _trade, ...trade } = taxonomyTradeJson;
const lists = { ...base, ...more, ...trade };

/** Name of a list of the taxonomy. */
export type TaxonomyList = keyof typeof lists;

/** Lists of keys with their wording: categories, regions, kinds, tags and so on. */
export const taxonomy: Readonly<Record<TaxonomyList, readonly Labelled[]>> = lists;

export const durationBands: readonly Band[] = more.durationBands;
export const priceBands: readonly Band[] = more.activityPriceBands;
export const nightBands: readonly Band[] = more.nightBands;

/** The person with this id in users.json, if there is one. */
export const userById = (id: string | undefined): User | undefined => users.find((user) => user.id === id);

/** The person whose access token this is, if it is anybody's. */
export const userByToken = (token: string | null | undefined): User | undefined =>
  token ? users.find((user) => user.accessToken === token) : undefined;

/** The wording of a key in a list of the taxonomy, or the key itself when the list does not have it. */
export function labelOf(list: TaxonomyList, key: string, language: Language): string {
  return taxonomy[list].find((entry) => entry.key === key)?.label[language] ?? key;
}
