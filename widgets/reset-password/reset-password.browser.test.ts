import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a new password. */

const stage = setStage();

const mount = '[data-component="reset-password"]';
const token = 'reset-Q7f3kq0zx';

test('the token of a mail is in no address, history entry, request, cookie or link once the widget has come', async () => {
  /** Requests after the page itself: address, referrer, and what was sent to others than the service. */
  const told: string[] = [];
  const page = await stage.open(
    `/en/reset-password.html?bar=off&utm_source=mail&token=${token}`,
    { reducedMotion: 'reduce' },
    async (before) => {
      before.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().includes('/reset-password.html')) return;
        const body = request.url().endsWith('/api/account/reset-password') ? '' : request.postData();
        told.push([request.url(), JSON.stringify(request.headers()), body].join(' '));
      });
    },
  );
  await settled(page, mount);
  await settled(page, '[data-component="header"]');
  expect(await page.evaluate(() => location.search)).toBe('?bar=off&utm_source=mail');

  await page.getByRole('button', { name: 'Show: New password' }).waitFor();
  const passwords = page.locator(`${mount} input[type=password]`);
  await passwords.nth(0).fill('coffee under the palms');
  await passwords.nth(1).fill('coffee under the palms');
  // The bar stands over the page from here on: it does not change while the page is looked at.
  await page.evaluate(() => scrollTo(0, 200));
  await page.locator('header[data-scrolled]').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const left = await page.evaluate(() => [
    location.href,
    JSON.stringify(history.state),
    document.cookie,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer),
    ...document.documentElement.outerHTML.split('\n'),
  ]);
  // The languages of the page are asked for, and their links made, after the token was taken.
  await page.getByRole('button', { name: /EN/ }).click();
  await page.locator('header a[hreflang="ar"]').waitFor();
  const links = await page
    .locator('header a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.join('\n')).toContain('/ar/reset-password.html?bar=off&utm_source=mail');

  await page.locator(mount).getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sso\/login/);
  const cookies = JSON.stringify(await page.context().cookies());
  expect(cookies).toContain('current_url');
  const all = [...left, ...links, ...told, page.url(), cookies];
  expect(all.filter((text) => text?.includes(token))).toEqual([]);

  await page.goBack();
  await settled(page, mount);
  expect(page.url()).not.toContain(token);
});

test('an expired link is replaced by keyboard in Arabic', async () => {
  stage.expectFault(/reset-password/);
  const page = await stage.open('/ar/reset-password.html?token=reset-expired-1', {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await settled(page, mount);
  await page.getByLabel('كلمة المرور الجديدة').first().focus();
  await page.keyboard.type('coffee under the palms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('coffee under the palms');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert');
  await notice.waitFor();
  expect(await notice.evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('salma@example.org');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'تحقق من بريدك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});
