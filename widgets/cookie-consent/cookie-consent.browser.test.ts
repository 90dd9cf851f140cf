import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { contentSecurityPolicy, policyOf } from '#demo-pages/serve/policy.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows: what goes over the wire, and what lies under the bar. */

const stage = setStage();

/** A tag manager that sends each event, one after another, and a part of the page that needs the category `media`. */
const pageScript = `
  let sent = Promise.resolve();
  const send = (path) => (sent = sent.then(() => fetch(path)));
  const allows = (category) =>
    decodeURIComponent(document.cookie).match(/site_consent=([^;]*)/)?.[1].split(',').includes(category);
  const probe = () => allows('media') && send('/sent/probe');
  window.dataLayer = {
    push(event) {
      send('/sent/' + event.event + '/' + encodeURIComponent(event.click_text));
      if (event.event === 'consent_update') probe();
    },
  };
  probe();
`;

const question = {
  categories: ['analytics', 'media', 'translation'].map((key) => ({ key })),
  version: '7',
};
const header = { ...readExample('header', 'b2b-partner-admin'), translateWidgetUrl: '/demo/translation.js' };
const accordion = {
  deepLink: false,
  items: ['First', 'Second'].map((heading) => ({ heading, body: '<p>Text</p>' })),
};

test('governs events, the translation service and the page’s own parts once it is answered, and can be withdrawn', async () => {
  const { server } = stage;
  const paths = ['probe', 'disclosure_open/First', 'disclosure_open/Second', 'nav_click/Cookie%20settings'];
  const updates = ['Save my choice', 'Accept all', 'Refuse all'].map(
    (name) => `consent_update/${encodeURIComponent(name)}`,
  );
  for (const path of [...paths, ...updates]) server.show(`/sent/${path}`, '');
  server.show('/page.js', pageScript, { 'content-type': 'text/javascript' });
  const wire: string[] = [];
  const sent = () =>
    wire.filter((path) => /^\/(sent|demo)\//.test(path)).map((path) => decodeURIComponent(path.slice(6)));
  const top = mountElement('header', header) + mountElement('cookie-consent', question);

  const page = await stage.show(`<h1>A page</h1>${mountElement('accordion', accordion)}`, {
    marks: { 'data-mode': 'B2B' },
    top,
    bottom: '<footer><a href="#consent">Cookies</a></footer>',
    head: '<script src="/page.js"></script>',
    headers: { 'content-security-policy': policyOf(top, contentSecurityPolicy) },
    context: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    before: async (page) => {
      page.on('request', (request) => wire.push(new URL(request.url()).pathname));
    },
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const bar = page.getByRole('region', { name: 'Your choice about cookies' });
  const languages = page.getByRole('button', { name: /^EN / });
  const openAll = async () => {
    await settled(page);
    await button('First').click();
    await button('Second').click();
    await languages.click();
  };

  await openAll();
  await page.getByText('off until you allow it').waitFor();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('switch', { name: 'Statistics' }).check();
  await page.getByRole('switch', { name: 'Translation' }).check();
  expect(sent(), 'before the answer').toEqual([]);
  await button('Save my choice').click();
  await bar.waitFor({ state: 'hidden' });
  const waited = ['disclosure_open/First', 'disclosure_open/Second', 'nav_click/Cookie settings'];
  await expect
    .poll(() => sent().filter((path) => path !== 'translation.js'))
    .toEqual(['consent_update/Save my choice', ...waited]);
  await expect.poll(sent).toContain('translation.js');

  await page.getByRole('link', { name: 'Cookies', exact: true }).click();
  await button('Accept all').click();
  await expect.poll(() => sent().slice(-2)).toEqual(['consent_update/Accept all', 'probe']);

  wire.length = 0;
  await page.reload();
  await openAll();
  await page.getByRole('button', { name: 'Translate the page (demo)' }).waitFor();
  expect(await bar.count()).toBe(0);
  expect(sent().toSorted()).toEqual([
    'disclosure_open/First',
    'disclosure_open/Second',
    'probe',
    'translation.js',
  ]);

  await page.getByRole('link', { name: 'Cookies', exact: true }).click();
  await button('Refuse all').click();
  await expect.poll(() => sent().at(-1)).toBe('consent_update/Refuse all');
  wire.length = 0;
  await page.reload();
  await openAll();
  await page.getByText('off until you allow it').waitFor();
  expect(await bar.count()).toBe(0);
  expect(sent(), 'after the withdrawal').toEqual([]);
});

/** Where the element that has the focus stands, and where the bar begins. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    const bar = document.querySelector('[data-component="cookie-consent"] section')!.getBoundingClientRect();
    return { name: document.activeElement!.textContent, top, bottom, bar: bar.top };
  });

test('never hides what has the focus, by Tab in Arabic on a phone, and nothing at the end of the page', async () => {
  const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#x">رابط ${index}</a></p>`).join('');
  const page = await stage.show(`<h1>صفحة</h1>${links}<p><a href="#x" id="last">الأخير</a></p>`, {
    language: 'ar',
    head: '<link rel="stylesheet" href="/fixed.css">',
    bottom: `${mountElement('cookie-consent', readExample('cookie-consent', 'arabic'))}<footer><a href="#x" id="fixed">مثبت</a></footer>`,
    context: { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    before: async () =>
      stage.server.show('/fixed.css', '#fixed { position: fixed; bottom: 8px }', {
        'content-type': 'text/css',
      }),
  });
  await settled(page);
  const bar = page.getByRole('region', { name: 'اختيارك بشأن ملفات تعريف الارتباط' });
  await bar.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  for (let stop = 0; stop <= 40; stop++) {
    await page.keyboard.press('Tab');
    const places = await placesOf(page);
    expect(places.bottom, places.name).toBeLessThanOrEqual(places.bar + 1);
  }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('last');

  await page.keyboard.press('Tab');
  expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.locator('#fixed').focus();
  await expect.poll(async () => (await placesOf(page)).bar).toBeGreaterThanOrEqual(843);
  await page.locator('#last').focus();
  await expect.poll(async () => (await placesOf(page)).bar).toBeLessThan(600);
  await page.getByRole('button', { name: 'رفض الكل' }).click();
  expect(await bar.count()).toBe(0);
});
