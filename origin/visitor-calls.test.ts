import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { accessAnswers, describeCalls, sessionForm } from './call-table.ts';
import { createOriginState } from './state.ts';

const text = expect.any(String);
const number = expect.any(Number);
const anyList = expect.any(Array);
const admin = { as: 'u-partner-admin' };

describeCalls('each call that a visitor makes is answered', [
  [
    'S1',
    '/bin/api/solr/search?source=web&locale=en&limit=15&offset=0&query=hegra',
    {},
    { status: 'success', results: number, total: number, data: anyList, facets: {} },
  ],
  [
    'S2',
    '/bin/api/solr/search?source=web&locale=en&limit=30&offset=0&suggestion=heg',
    {},
    {
      data: {
        status: 'success',
        results: number,
        data: expect.arrayContaining([
          'Hegra',
          expect.objectContaining({ title: 'Hegra', url: '/en/places/hegra' }),
        ]),
      },
    },
  ],
  [
    'C1',
    '/bin/api/v1/search-count.json?locale=en&query=hegra',
    {},
    { counts: { all: number, place: number, heritage: number } },
  ],
  [
    'L1',
    '/bin/api/v1/langswitcher?currentLanguage=en&pagePath=/visa',
    {},
    { pageUnavailableLocales: ['ja', 'ru'] },
  ],
  [
    'L1',
    '/bin/api/v2/langswitcher?currentLanguage=en&pagePath=/partner-tools/calendar',
    {},
    { pageUnavailableLocales: ['zh', 'es', 'ja'] },
  ],
  [
    'U1',
    '/bin/api/v1/ssid/userInfo',
    admin,
    { statusCode: 200, message: expect.stringContaining('"companyId":"P-1001"') },
  ],
  ['U1', '/sso/userInfo', { ...admin, method: 'POST', body: {} }, { statusCode: 200, message: text }],
  [
    'F1',
    '/bin/api/v2/user/get.favorites?locale=en',
    { as: 'u-default', method: 'POST', body: {} },
    { items: [{ id: text, type: 'place', title: text, url: text, featureImage: text }, {}, {}] },
  ],
  [
    'F2',
    '/bin/api/v2/user/update.favorites?lang=en',
    { as: 'u-default', method: 'PUT', body: { id: 'taif', type: 'place' } },
    { ok: true },
  ],
  [
    'F3',
    '/bin/api/v2/user/delete.favorites?lang=en',
    { as: 'u-default', method: 'DELETE', body: { id: 'hegra' } },
    { ok: true },
  ],
  ['V1', '/bin/users/validate-user-session', sessionForm('demo-u-partner-admin'), { valid: true }],
  ['V2', '/bin/users/validate-user-session', admin, { valid: true }],
  ['G1', '/geo/location.json', {}, { country_name: 'Saudi Arabia', city: 'Riyadh' }],
  ['G1', '/geo/location.json?country=Germany', {}, { country_name: 'Germany', city: '' }],
  [
    'R1',
    '/api/account/reset-password',
    { method: 'POST', body: { email: 'who@example.org', lang: 'en' } },
    { ok: true },
  ],
  [
    'R1',
    '/api/account/reset-password',
    { method: 'POST', body: { token: 'reset-abcdefgh', password: 'long enough' } },
    { ok: true },
  ],
  [
    'W1',
    '/bin/api/v1/paywall?pagePath=/about',
    {},
    { allowed: true, reason: null, remaining: null, teaserLength: number },
  ],
  [
    'N1',
    '/bin/users/retrieve-subscriptions',
    { as: 'u-default' },
    {
      email: 'd***@example.org',
      subscriptions: expect.arrayContaining([
        expect.objectContaining({
          id: 'offers',
          label: 'Offers',
          subscribed: false,
          frequency: text,
          lang: 'en',
        }),
      ]),
    },
  ],
  [
    'N2',
    '/bin/users/manage-subscriptions',
    { as: 'u-default', method: 'POST', body: { subscriptions: [{ id: 'offers', subscribed: true }] } },
    { ok: true, failed: [] },
  ],
  ['T1', '/bin/auth/tc/checkaccess?pagePath=/content-hub', admin, { access: 'denied', termsVersion: null }],
  [
    'T2',
    '/bin/api/v1/tc/tc-form-creation?lang=de',
    {},
    {
      title: 'Zugang zur Mediathek',
      fields: expect.arrayContaining([
        expect.objectContaining({
          name: 'companyName',
          label: 'Unternehmen',
          required: true,
          maxLength: 100,
        }),
        expect.objectContaining({ name: 'phone', type: 'tel', pattern: 'phone', required: false }),
        expect.objectContaining({
          name: 'products',
          type: 'choices',
          max: 10,
          options: expect.arrayContaining([{ value: 'tents', label: text }]),
        }),
        expect.objectContaining({ name: 'documents', type: 'file', maxMb: 10, maxFiles: 3 }),
      ]),
    },
  ],
  [
    'T2',
    '/bin/api/v1/tc/tc-form-creation',
    { ...admin, method: 'POST', body: { answers: accessAnswers } },
    { reference: text, status: 'pending' },
  ],
  [
    'Q1',
    '/bin/users/user-profile/status',
    { as: 'u-default' },
    {
      complete: number,
      missing: expect.arrayContaining(['phone']),
      profile: { phone: '', country: '', birthYear: '', language: '' },
      loyalty: { state: 'enrolled', tier: 'falcon', number: text, points: 1240, nextTierAt: 5000 },
    },
  ],
  [
    'Q1',
    '/bin/users/user-profile/status',
    { as: 'u-default', method: 'POST', body: { phone: '+4930000000' } },
    { missing: expect.not.arrayContaining(['phone']), profile: { phone: '+4930000000' } },
  ],
  [
    'Q2',
    '/bin/users/user-profile/events/registrations/status',
    admin,
    {
      items: [
        {
          eventId: 'riyadh-trade-days-2026',
          status: 'registered',
          reference: text,
          seats: 2,
          event: { capacity: 600, remaining: 148, opens: text, closes: text, waitlist: false },
        },
        { status: 'waitlisted', position: 2, event: { remaining: 0, waitlist: true } },
        { status: 'attended' },
      ],
    },
  ],
  [
    'Q2',
    '/bin/users/user-profile/events/registrations/status',
    { ...admin, method: 'POST', body: { eventId: 'jeddah-film-week', action: 'register', seats: 2 } },
    { eventId: 'jeddah-film-week', status: 'registered', reference: text, seats: 2 },
  ],
]);

describe('icons by address', () => {
  test.each(['palm', 'compass'])(
    'SVG /libs/icons/%s.svg is text that begins with an svg tag',
    async (name) => {
      const response = await ask(createOriginState(), `/libs/icons/${name}.svg`);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg /u);
    },
  );
});
