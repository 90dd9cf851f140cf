import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { userById } from '#origin/data.ts';
import { leaveAndReturn, storable, withCache } from '#testing/browser/back-forward.ts';
import { pageHtml } from '#testing/browser/page-html.ts';
import { setStage } from '#testing/browser/stage.ts';
import { services } from '#testing/session/services.ts';

/** What of an area is left in the back/forward cache. */

const stage = setStage();
const canary = 'Half an hour before sunrise';
const area = 'The figures';

const kept = mountElement('paywall-container', {
  teaserHtml: '<p>The beginning.</p>',
  bodyReference: '/own/protected/first-light.html?lang=en',
});
const main = `${mountElement('access-gate', { title: 'Insights', slotId: 'area' })}
  <div id="area" hidden><h2>${area}</h2>${kept}</div>`;

test('an area and its protected text are seen again once access is confirmed, and not after signing out', () =>
  withCache(stage, async (page, context) => {
    const value = userById('u-sta-admin')?.accessToken ?? '';
    await context.addCookies([{ name: 'ssid-access-token', value, url: stage.server.url }]);
    const path = '/en/partner-tools/area.html';
    stage.server.show(
      path,
      pageHtml(main, { marks: { 'data-mode': 'B2B' }, site: { userApi: services } }),
      storable,
    );
    await page.goto(path);
    const text = page.getByRole('heading', { name: canary });
    await text.waitFor();
    const asked = () => stage.server.count(/\/bin\/auth\/tc\/checkaccess/);
    const before = asked();
    expect(await leaveAndReturn(page, area, async () => {})).toBe(false);
    await text.waitFor();
    expect(asked()).toBe(before + 1);

    expect(await leaveAndReturn(page, area, () => context.clearCookies())).toBe(false);
    await page.getByRole('region', { name: 'Sign in to go on' }).waitFor();
    expect(await page.getByRole('heading', { name: area }).count()).toBe(0);
    expect((await page.content()).includes(canary)).toBe(false);
  }));
