import { expect } from 'vitest';
import { describeCalls } from './call-table.ts';

const text = expect.any(String);
const number = expect.any(Number);
const anyList = expect.any(Array);
const admin = { as: 'u-partner-admin' };

const asset = {
  id: text,
  title: text,
  type: text,
  thumbnail: text,
  preview: text,
  bytes: number,
  licence: text,
  licenceKey: text,
  state: 'ready',
};
const partner = { companyId: text, companyName: text, category: text, products: anyList, verified: true };

describeCalls('each call of the partner portal is answered', [
  [
    'P1',
    '/api/users/businessProfiles/v1/partner?size=15',
    admin,
    { items: expect.arrayContaining([expect.objectContaining(partner)]), total: 60 },
  ],
  [
    'P1',
    '/api/users/businessProfiles/v1/partner',
    { as: 'u-default', method: 'POST', body: { names: { ar: 'رحلات القمر', en: 'Qamar Tours' } } },
    { companyId: text, status: 'submitted' },
  ],
  [
    'P2',
    '/api/users/businessProfiles/v1/partner/P-1001?lang=ar',
    admin,
    {
      ...partner,
      companyId: 'P-1001',
      status: 'published',
      names: { en: 'Samt Najd Trails', ar: 'دروب سمت نجد' },
      descriptions: { ja: text },
      gallery: expect.arrayContaining([{ fileReference: '/images/riyadh.jpg', alt: 'الرياض' }]),
      offers: expect.arrayContaining([expect.objectContaining({ id: 'winter-escarpment', type: 'offer' })]),
      updated: text,
    },
  ],
  [
    'P2',
    '/api/users/businessProfiles/v1/partner/P-1001',
    { ...admin, method: 'PUT', body: { phone: '+966110000009' } },
    { companyId: 'P-1001', status: 'published' },
  ],
  [
    'M1',
    '/api/manage-member/members/search?q=&page=2&size=20',
    admin,
    {
      items: expect.arrayContaining([
        { id: text, firstName: text, lastName: text, email: text, role: text, status: text, lastLogin: text },
      ]),
      total: 27,
    },
  ],
  [
    'B1',
    '/api/b2b/booking/list-bookings?status=confirmed',
    admin,
    {
      items: expect.arrayContaining([
        {
          bookingId: text,
          productName: text,
          status: 'confirmed',
          startDate: text,
          endDate: text,
          guests: number,
          amount: number,
          currency: text,
          contact: text,
        },
      ]),
      totals: { SAR: number },
      total: number,
    },
  ],
  [
    'A1',
    '/bin/scpdamsearch.json?lang=en&q=hegra&type=image',
    admin,
    {
      items: expect.arrayContaining([expect.objectContaining(asset)]),
      total: number,
      facets: { type: anyList },
    },
  ],
  [
    'A2',
    '/bin/api/v1/stoch/search.json?locale=en&server=stoch&contentType=assetsCatalogue&query=&limit=15',
    admin,
    {
      items: expect.arrayContaining([expect.objectContaining(asset)]),
      total: number,
      facets: { region: anyList },
    },
  ],
  [
    'A3',
    '/bin/scp/assetdetails?id=AS-2001&lang=en',
    admin,
    {
      id: 'AS-2001',
      renditions: expect.arrayContaining([
        { name: 'original', width: 6000, height: 4000, bytes: 10_080_000, mime: 'image/jpeg', path: text },
      ]),
      licence: {
        name: 'Open use with credit',
        html: text,
        expires: '2027-12-31',
        restricted: false,
        credit: '© Dana Rashidi',
      },
      related: anyList,
    },
  ],
  [
    'A4',
    '/libs/cq/i18n/dict.fr.json',
    {},
    { heritage: text, 'regions.riyadh': text, 'licences.open': 'Usage libre avec crédit' },
  ],
  [
    'A5',
    '/bin/users/damcollections?lang=en',
    admin,
    {
      items: [
        { id: 'C-partner-admin', name: text, count: 3, cover: text, updated: text, shared: false },
        { shared: true },
      ],
    },
  ],
  [
    'A5',
    '/bin/users/damcollections?lang=en&id=C-partner-admin',
    admin,
    { id: 'C-partner-admin', description: text, updated: text, items: [asset, asset, asset], missing: [] },
  ],
  ['A5', '/bin/users/damcollections?lang=en&id=C-2', admin, { items: [asset], missing: ['AS-1999'] }],
  [
    'A5',
    '/bin/users/damcollections?lang=en',
    { ...admin, method: 'POST', body: { name: 'New', assetIds: ['AS-2001'] } },
    { id: text, name: 'New', count: 1 },
  ],
  [
    'A5',
    '/bin/users/damcollections?lang=en',
    {
      ...admin,
      method: 'PUT',
      body: { id: 'C-partner-admin', updated: '2026-10-01T09:00:00+03:00', name: 'Renamed' },
    },
    { id: 'C-partner-admin', name: 'Renamed', count: 3 },
  ],
  [
    'A5',
    '/bin/users/damcollections?lang=de',
    { ...admin, method: 'PUT', body: { id: 'C-partner-admin', share: true } },
    { url: 'https://site.test/de/content-hub/visual-assets/collection.html?id=C-partner-admin' },
  ],
  [
    'A5',
    '/bin/users/damcollections?lang=en',
    { ...admin, method: 'DELETE', body: { id: 'C-partner-admin' } },
    { ok: true },
  ],
  [
    'D1',
    '/bin/scp/search/business-directory?category=hotel&page=1',
    admin,
    {
      items: expect.arrayContaining([expect.objectContaining({ category: 'hotel', phone: text })]),
      total: number,
      facets: {
        category: expect.arrayContaining([
          { value: 'hotel', count: 13 },
          { value: 'camp', count: 4 },
        ]),
      },
    },
  ],
  [
    'D2',
    '/bin/api/v1/search.json?locale=en&type=bd&query=samt',
    {},
    { status: 'success', results: 1, data: [{ companyId: 'P-1001' }] },
  ],
  [
    'E1',
    '/bin/users/elearning/api?apiType=completed',
    admin,
    {
      items: expect.arrayContaining([
        { courseId: 'welcome-saudi', title: text, percent: 100, completedOn: text, certificate: text },
      ]),
    },
  ],
  [
    'E1',
    '/bin/users/elearning/api?apiType=progress',
    admin,
    {
      items: expect.arrayContaining([
        { courseId: 'desert-safety', title: text, percent: 45, completedOn: null, certificate: null },
      ]),
    },
  ],
  [
    'E1',
    '/bin/users/elearning/api?apiType=badges',
    admin,
    {
      items: expect.arrayContaining([
        { badgeId: 'b-first-steps', title: text, icon: text, earnedOn: '2026-03-05', criteria: text },
      ]),
    },
  ],
  [
    'E1',
    '/bin/users/elearning/api?apiType=members',
    admin,
    {
      items: expect.arrayContaining([
        { memberId: text, name: 'Huda Marsa', percent: number, completed: number, lastActive: text },
      ]),
    },
  ],
  [
    'E2',
    '/bin/users/elearning/learningpath',
    admin,
    {
      paths: expect.arrayContaining([
        {
          id: 'p-starter',
          title: text,
          steps: expect.arrayContaining([
            {
              id: 'welcome-saudi-2',
              title: text,
              kind: text,
              minutes: number,
              state: 'done',
              url: '/en/partner-tools/academy/welcome-saudi',
              requires: ['welcome-saudi-1'],
            },
          ]),
        },
        {
          id: 'p-specialist',
          title: text,
          steps: expect.arrayContaining([
            expect.objectContaining({ id: 'red-sea-product-2', kind: 'reading', state: 'done' }),
            expect.objectContaining({ id: 'red-sea-product-3', kind: 'Live session', state: 'done' }),
            expect.objectContaining({ id: 'red-sea-product-4', kind: 'quiz', state: 'current' }),
            expect.objectContaining({
              id: 'food-routes-1',
              state: 'locked',
              requires: ['selling-heritage-3', 'red-sea-product-4'],
            }),
          ]),
        },
      ]),
    },
  ],
  [
    'H1',
    '/bin/users/favourite/assets/create',
    { ...admin, method: 'POST', body: { assetIds: ['AS-2010'] } },
    { ok: true },
  ],
  [
    'H2',
    '/bin/users/assets/download',
    {
      ...admin,
      method: 'POST',
      body: {
        items: [{ assetId: 'AS-2001', rendition: 'original' }],
        filename: 'hegra',
        acceptedLicences: [{ name: 'Open use with credit', version: '2026-1' }],
      },
    },
    { url: '/bin/users/assets/download/hegra.zip', bytes: number, expires: text },
  ],
  [
    'H3',
    '/bin/users/favourite/assets/update',
    { ...admin, method: 'POST', body: { assetId: 'AS-2001', remove: true } },
    { ok: true },
  ],
  [
    'H3',
    '/bin/users/favourite/assets/update',
    admin,
    {
      items: [asset, { ...asset, state: 'expired' }, asset, asset, asset, asset],
      unavailable: ['AS-1999'],
    },
  ],
]);
