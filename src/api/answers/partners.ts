import * as z from 'zod/mini';
import { item } from './item.ts';
import { facets, flag, listOf, name, number, numberWithin, oneOf, pageOf, text, texts } from './lenient.ts';

/** A company of the trade directory (conventions, "Partner"). */
export const partner = z.object({
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

export type Partner = z.output<typeof partner>;

/** Companies (P1, D1). */
export const partnersAnswer = z.extend(pageOf(partner), { facets });

/** A company that was entered (P1 by POST). */
export const enlistedAnswer = z.object({ companyId: name, status: text });

/** Autocomplete and public listing of companies (D2). */
export const businessSearchAnswer = z.object({
  status: oneOf(['error', 'ok'], 'ok'),
  data: z.pipe(z.array(z.unknown()), listOf(z.union([name, partner, item]))),
  results: number,
});

/** Members of a company (M1). */
export const membersAnswer = pageOf(
  z.object({
    id: name,
    firstName: text,
    lastName: text,
    email: text,
    role: text,
    status: text,
    lastLogin: text,
  }),
);

/** Bookings (B1). */
export const bookingsAnswer = pageOf(
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
);
