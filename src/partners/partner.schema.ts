import * as z from 'zod';
import {
  facets,
  flag,
  listed,
  listOf,
  name,
  number,
  numberWithin,
  oneOf,
  pageOf,
  text,
  texts,
} from '#src/schema/answer-fields.ts';
import { image } from '#src/schema/base.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { asset, date } from '#src/schema/fields.ts';
import { cardFields, identityFields } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

/** A company of the trade (conventions, "Partner"). What a service leaves out or misspells is empty; without id or name it is none. */
export const partner = schema(
  z.object({
    companyId: name,
    companyName: name,
    /** A key, as those of `products`, `certifications`, `region` and `city`; the dictionary has its words. */
    category: text,
    products: texts,
    description: text,
    logo: asset,
    region: text,
    city: text,
    address: text,
    latitude: numberWithin(-90, 90),
    longitude: numberWithin(-180, 180),
    phone: text,
    email: text,
    website: text,
    /** Codes of languages. */
    languages: texts,
    certifications: texts,
    verified: flag,
  }),
);

/** A company of the trade, as lists show it. */
export type Partner = Output<typeof partner>;

/** States of a company's entry. One that nobody knows counts as not published. */
const status = oneOf(['draft', 'submitted', 'published', 'unpublished'], 'unpublished');

const textsByLanguage = z.record(z.string(), text).default({});

/** What a company offers for a time, as its page shows it; `to` and `endDate` both name its last day. */
const offer = z.object({ ...identityFields, ...cardFields, discountLabel: text, to: date, endDate: date });

/** The entry of a company with all that its page shows and its people edit (P2). */
export const partnerEntry = schema(
  zodOf(partner).extend({
    companyName: text,
    status,
    /** By language. */
    names: textsByLanguage,
    descriptions: textsByLanguage,
    gallery: listOf(image),
    offers: listOf(offer),
    /** Changes with each edit; a PUT sends it back, so that a conflict is noticed. */
    updated: text,
  }),
);

export type PartnerEntry = Output<typeof partnerEntry>;

/** A page of entries (P1), counted by the directory's facets and by `status` where the service does so. */
export const partnersAnswer = schema(pageOf(zodOf(partner).extend({ status })).extend({ facets }));

/** What is said of an entry that was made or changed (P1 by POST, P2 by PUT), and in the body of 409 `duplicate`. */
export const savedEntry = schema(z.object({ companyId: name, status, updated: text }));

/** A page of the directory (D1). */
export const directoryAnswer = schema(z.object({ items: listed(zodOf(partner)), total: number, facets }));

/** Companies as the public listing and the autocomplete have them (D2). */
export const listingAnswer = schema(
  z.object({ status: oneOf(['error', 'success'], 'success'), data: listed(zodOf(partner)), total: number }),
);

/** Ids of companies. */
export const companyIds = schema(listed(name));
