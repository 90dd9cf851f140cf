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
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';
import { item } from './item.schema.ts';

const partnerFields = z.object({
  companyId: name,
  companyName: name,
  category: text,
  products: texts,
  description: text,
  logo: text,
  region: text,
  city: text,
  address: text,
  latitude: numberWithin(-90, 90),
  longitude: numberWithin(-180, 180),
  phone: text,
  email: text,
  website: text,
  languages: texts,
  certifications: texts,
  verified: flag,
});

/** A company of the trade directory (conventions, "Partner"). */
export const partner = schema(partnerFields);

export type Partner = Output<typeof partner>;

const inLanguages = z.record(z.string(), z.string()).default({});

/** A company as its own members see it (P2). */
export const ownPartnerAnswer = schema(
  partnerFields.extend({
    status: oneOf(['draft', 'submitted', 'published', 'unpublished'], 'draft'),
    updated: text,
    names: inLanguages,
    descriptions: inLanguages,
    gallery: listOf(z.object({ fileReference: name, alt: text })),
    offers: listOf(zodOf(item)),
  }),
);

/** Companies (P1, D1). */
export const partnersAnswer = schema(pageOf(partnerFields).extend({ facets }));

/** A company that was entered (P1 by POST). */
export const enlistedAnswer = schema(z.object({ companyId: name, status: text }));

/** Autocomplete and public listing of companies (D2). */
export const businessSearchAnswer = schema(
  z.object({
    status: oneOf(['error', 'ok'], 'ok'),
    data: listed(z.union([name, partnerFields, zodOf(item)])),
    results: number,
  }),
);

/** Members of a company (M1). */
export const membersAnswer = schema(
  pageOf(
    z.object({
      id: name,
      firstName: text,
      lastName: text,
      email: text,
      role: text,
      status: text,
      lastLogin: text,
    }),
  ),
);

/** Bookings (B1). */
export const bookingsAnswer = schema(
  pageOf(
    z.object({
      bookingId: name,
      productName: text,
      status: text,
      startDate: text,
      endDate: text,
      guests: number,
      amount: number,
      currency: text,
      contact: text,
    }),
  ),
);
