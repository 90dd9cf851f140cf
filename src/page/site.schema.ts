import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { choice, link, list, rule, textMap } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const origin = z.string().transform(rule('origin'));
const word = z.string().transform(rule('trim'));

const userApiFields = z
  .object({
    ssidLoginUrl: link.meta({ title: 'Login', description: 'Where consumers sign in; https.' }),
    ssidLogoutUrl: link.meta({ title: 'Logout', description: 'Where consumers sign out; https.' }),
    ssidUserInfo: link.meta({ title: 'User info', description: 'Tells who a visitor with a token is.' }),
    ssidDomain: link.meta({ title: 'Domain', description: 'Of the sign-on service’s further calls.' }),
    b2bLoginRedirectEndpoint: link.meta({
      title: 'Partner login',
      description: 'Where partners sign in; https.',
    }),
    b2bLogoutRedirectEndpoint: link.meta({
      title: 'Partner logout',
      description: 'Where partners sign out; https.',
    }),
  })
  .meta({ 'x-field': 'group' });

/** Where visitors sign in and out, and who knows them (specification, section 3: header config). */
export const userApi = schema(userApiFields);

export type UserApi = Output<typeof userApi>;

/** The site configuration of a page (contract, section 1). */
export const siteSchema = schema(
  z.object({
    mode: word.transform(rule('oneOf', ['B2C', 'B2B'])).optional(),
    cmsMode: word.transform(rule('oneOf', ['publish', 'author'])).optional(),
    theme: word.transform(rule('oneOf', ['default', 'blue'])).optional(),
    pageCategory: z.string().optional(),
    pageSubcategory: z.string().optional(),
    apiOrigin: origin.optional(),
    stagingOrigin: origin.optional(),
    userApi: userApiFields.optional(),
    searchPagePath: link,
    authorityName: z.string().default('Saudi Tourism Authority'),
    dataLayerName: z.string().default('dataLayer'),
    geolocationUrl: link,
    allowedRedirectOrigins: list(origin),
    allowedOrigins: list(origin),
    allowedEmbedHosts: list(z.string().transform(rule('host'))),
    assetBase: link,
    timeZone: z.string().transform(rule('IANA time zone')).default('Asia/Riyadh'),
    numerals: choice({ latn: 'Latin', arab: 'Arabic-Indic' }),
    labels: textMap(),
  }),
);

export type Site = Output<typeof siteSchema>;
