import { describe, expect, test } from 'vitest';
import { ask, type Question } from './ask.ts';
import { sessionForm } from './call-table.ts';
import { createOriginState } from './state.ts';

const admin = { as: 'u-partner-admin' };

/** Reasons of the contract (section 4), and one for what there is not. */
const keys =
  /^(?:required|pattern|short|long|many|taken|duplicate|full|closed|cancelled|changed|expired|notAllowed|notFound)$/u;

describe('calls that are refused', () => {
  test.each<[string, Question, number]>([
    ['/bin/api/v2/user/get.favorites?locale=en', { method: 'POST' }, 401],
    ['/bin/scpdamsearch.json?lang=en', {}, 401],
    ['/bin/scpdamsearch.json?lang=en', { as: 'u-default' }, 403],
    ['/api/manage-member/members/search', { as: 'u-partner-content' }, 403],
    ['/api/users/businessProfiles/v1/partner', { as: 'u-partner-content', method: 'POST', body: {} }, 403],
    ['/api/users/businessProfiles/v1/partner', { ...admin, method: 'POST', body: {} }, 422],
    [
      '/api/users/businessProfiles/v1/partner',
      { as: 'u-default', method: 'POST', body: { names: { ar: 'اسم', en: 'samt najd TRAILS' } } },
      409,
    ],
    ['/api/users/businessProfiles/v1/partner', { as: 'u-sta-admin', method: 'POST', body: {} }, 403],
    ['/api/users/businessProfiles/v1/partner/P-1002', { ...admin, method: 'PUT', body: {} }, 403],
    ['/api/users/businessProfiles/v1/partner/P-0', admin, 404],
    ['/bin/users/validate-user-session', { ...sessionForm('demo-u-default'), headers: {} }, 400],
    ['/bin/users/validate-user-session', sessionForm('made-up'), 401],
    [
      '/bin/users/validate-user-session',
      { ...sessionForm('demo-u-default'), headers: { ...sessionForm('').headers, 'x-demo': 'expired=1' } },
      401,
    ],
    ['/bin/scp/assetdetails?id=none', admin, 404],
    ['/libs/cq/i18n/dict.xx.json', {}, 404],
    ['/libs/icons/none.svg', {}, 404],
    ['/bin/users/elearning/api?apiType=members', { as: 'u-partner-contributor' }, 403],
    ['/bin/users/elearning/api', admin, 400],
    ['/bin/users/assets/download', { ...admin, method: 'POST', body: { items: [] } }, 422],
    ['/bin/users/assets/download?jobId=none', admin, 404],
    [
      '/bin/users/damcollections',
      { ...admin, method: 'PUT', body: { id: 'C-partner-admin', updated: 'yesterday' } },
      409,
    ],
    ['/bin/users/damcollections', { ...admin, method: 'DELETE', body: { id: 'C-2' } }, 403],
    ['/bin/users/retrieve-subscriptions', {}, 401],
    ['/bin/users/retrieve-subscriptions?token=mail-nobody', {}, 401],
    ['/bin/users/manage-subscriptions', { method: 'POST', body: { email: 'not an address' } }, 422],
    [
      '/bin/api/v1/tc/tc-form-creation',
      { ...admin, method: 'POST', body: { acceptTermsVersion: '2001' } },
      409,
    ],
    [
      '/bin/users/user-profile/events/registrations/status',
      { ...admin, method: 'POST', body: { eventId: 'hegra-balloon-mornings', action: 'register' } },
      409,
    ],
    [
      '/bin/users/user-profile/events/registrations/status',
      { ...admin, method: 'POST', body: { eventId: 'umluj-open-water-swim', action: 'waitlist' } },
      409,
    ],
    [
      '/api/account/reset-password',
      { method: 'POST', body: { token: 'reset-expired-1', password: 'long enough' } },
      410,
    ],
    ['/api/account/reset-password', { method: 'POST', body: { token: 'reset-1', password: 'short' } }, 422],
    ['/own/register', { method: 'POST', body: { email: 'nobody' } }, 422],
    ['/own/register', { method: 'POST', body: { email: 'taken@example.org' } }, 409],
  ])('%s %o answers %i', async (path, question, status) => {
    const response = await ask(createOriginState(), path, question);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(keys) });
  });
});
