import * as z from 'zod/mini';
import { choice, link, list } from '#src/config/fields.ts';

const someOrigin = z.pipe(
  z.string().check(z.refine((value) => originOf(value) !== undefined, { params: { expected: 'origin' } })),
  z.transform((value: string) => originOf(value) as string),
);

const origin = z.optional(someOrigin);

function originOf(value: string): string | undefined {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined;
}

/** Where visitors sign in and out, and who knows them (specification, section 3: header config). */
export const userApi = z.object({
  ssidLoginUrl: link,
  ssidLogoutUrl: link,
  ssidUserInfo: link,
  ssidDomain: link,
  b2bLoginRedirectEndpoint: link,
  b2bLogoutRedirectEndpoint: link,
});

export type UserApi = z.output<typeof userApi>;

/** The site configuration of a page (contract, section 1). */
export const siteSchema = z.object({
  apiOrigin: origin,
  stagingOrigin: origin,
  userApi: z.optional(userApi),
  searchPagePath: link,
  authorityName: z._default(z.string(), 'Saudi Tourism Authority'),
  dataLayerName: z._default(z.string(), 'dataLayer'),
  geolocationUrl: link,
  allowedRedirectOrigins: list(someOrigin),
  assetBase: link,
  timeZone: z._default(
    z.string().check(z.refine(isTimeZone, { params: { expected: 'IANA time zone' } })),
    'Asia/Riyadh',
  ),
  numerals: choice(['latn', 'arab']),
  labels: z._default(z.record(z.string(), z.string()), {}),
});

export type Site = z.output<typeof siteSchema>;

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
