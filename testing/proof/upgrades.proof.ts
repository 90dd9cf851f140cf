import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { liveOnDayOfExamples } from '../browser/day.ts';
import { seeAll, setStage, settled } from '../browser/stage.ts';
import { banner, wide, widgetOf } from '../browser/visitor.ts';
import { exampleSite } from '../render-on-server.tsx';
import { timeLimit } from '../time-limit.ts';
import { oldExamplesOf, oldManifest, serveOldRelease } from './deployed-site.ts';

/** An upgrade from the release before: old pages, an open tab, new templates on the old release, and what visitors have stored. */

const stage = setStage();

/** Landmarks of the whole page stand before `<main>`. */
const landmarks = new Set(['header', 'footer']);

test.each(Object.entries(oldManifest.widgets))(
  'this release reads the old configurations of %s, and finds no fault in them',
  { timeout: timeLimit(120_000) },
  async (name, { modes }) => {
    const examples = oldExamplesOf(name);
    const ids = examples.map(({ example }) => `${name}-${example}`);
    const mounts = examples.map(({ config }, at) =>
      mountElement(name, config, { id: ids[at]!, load: 'load' }),
    );
    const isLandmark = landmarks.has(name);
    const page = await stage.show(`<h1>A page</h1>${isLandmark ? '' : mounts.join('\n')}`, {
      top: isLandmark ? mounts.join('\n') : '',
      marks: { 'data-mode': modes[0]! },
      // The one service without which a widget has nothing to call.
      site: { userApi: { ssidDomain: '/' }, ...exampleSite },
      context: { reducedMotion: 'reduce' },
      before: (opened) => liveOnDayOfExamples(opened, stage.server),
    });
    await page.evaluate(() => window.tourismWidgets?.ready);
    // What a widget fetches once it is there may fail, too.
    await page.waitForLoadState('networkidle');
    const { mounted, failed } = await page.evaluate(() => window.watched);
    expect(failed).toEqual([]);
    expect(mounted.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  },
);

/** Opens a page of the demo on the old release, on a desk. */
async function openOld(path: string) {
  const { url, deploy } = await serveOldRelease(stage);
  const page = await stage.open(path, { ...wide, baseURL: url });
  await settled(page, '#header');
  await page.waitForLoadState('networkidle');
  return { page, deploy };
}

const message = 'When do the roses of Taif bloom?';

/** Begins an enquiry. @returns the form */
async function beginEnquiry(page: Page) {
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByRole('radio', { name: 'Planning a visit' }).check();
  await form.getByLabel('Your message').fill(message);
  return form;
}

describe('in a tab that is open while this release takes the place of the old one', () => {
  /** What a page says of files that are gone. */
  const lost = /404|ChunkLoadError: .*missing/;

  test(
    'what was open before opens again, what is pressed in vain says so, and the next page is whole',
    { timeout: timeLimit(120_000) },
    async () => {
      const { page, deploy } = await openOld('/en/home.html?bar=off');
      const expanded = page.locator('#header [aria-expanded="true"]');
      const openInTurn = async () => {
        for (const name of ['Plan your trip', /^EN /]) {
          await banner(page).getByRole('button', { name, exact: true }).click();
          await expanded.waitFor();
          await page.keyboard.press('Escape');
          await expanded.waitFor({ state: 'detached' });
        }
      };
      // Some browsers have the pointer over the header from the beginning, which fetches both, and some have not.
      await openInTurn();
      deploy();
      stage.expectFault(lost);
      await openInTurn();
      const said = page.getByRole('alert').filter({ hasText: /\S/ });
      await banner(page).getByRole('button', { name: 'Search', exact: true }).click();
      await said.waitFor();
      expect(await expanded.count()).toBe(0);
      // The dialog that says why one has to sign in is gone: the sign-on service comes without it.
      await page.locator('#members a').click();
      await page.waitForURL('**/sso/login?*');

      await page.goto('/en/places.html?bar=off');
      await seeAll(page);
      await banner(page).getByRole('button', { name: 'Search', exact: true }).click();
      await banner(page).getByRole('dialog').waitFor();
      expect(await page.evaluate(() => window.watched.failed)).toEqual([]);
    },
  );

  test(
    'a widget farther down leaves its fallback with its links, and is there after a reload',
    { timeout: timeLimit(120_000) },
    async () => {
      const { page, deploy } = await openOld('/en/home.html?bar=off');
      deploy();
      stage.expectFault(lost);
      await seeAll(page);
      const failed = page.locator('[data-component][data-status="failed"]');
      expect(await failed.count()).toBeGreaterThan(0);
      for (const mount of await failed.all()) {
        expect(await mount.locator('[data-widget-root]').count()).toBe(0);
        expect(await mount.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(0);
      }
      const phases = await page.evaluate(() => window.watched.failed.map(({ phase }) => phase));
      expect(new Set(phases)).toEqual(new Set(['chunk']));

      await page.reload();
      await seeAll(page);
      expect(await page.evaluate(() => window.watched.failed)).toEqual([]);
    },
  );

  test('a form that is half filled in can be sent', { timeout: timeLimit(120_000) }, async () => {
    const { page, deploy } = await openOld('/en/contact.html?bar=off');
    await seeAll(page);
    const form = await beginEnquiry(page);
    deploy();
    stage.allowFault(lost);
    await form.getByLabel('Name').fill('Salma');
    await form.getByLabel('E-mail').fill('salma@example.org');
    await form.getByRole('checkbox').check();
    expect(await form.getByLabel('Your message').inputValue()).toBe(message);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('heading', { name: 'Your enquiry is with us' }).waitFor();
  });
});

/** Pages with most kinds of widgets, and who looks at them. */
const pages = [
  ['home', ''],
  ['places', ''],
  ['places/riyadh', ''],
  ['events', ''],
  ['contact', ''],
  ['visa', ''],
  ['plan/my-trip', ''],
  ['before-you-travel', ''],
  ['portal', 'u-sta-admin'],
] as const;

test.each(pages)(
  'on the old release the page %s of these templates has every widget that the release knows',
  { timeout: timeLimit(120_000) },
  async (path, user) => {
    // A widget that is new stays away there and leaves its fallback.
    stage.allowFault(/Missing module/);
    const { page } = await openOld(`/en/${path}.html?bar=off${user && `&demo=user=${user}`}`);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const { mounted, failed } = await page.evaluate(() => window.watched);
    expect(failed.filter(({ name }) => name in oldManifest.widgets)).toEqual([]);
    expect(mounted.length).toBeGreaterThan(1);
  },
);

test('what visitors have stored is still there', { timeout: timeLimit(180_000) }, async () => {
  const { page, deploy } = await openOld('/en/places/riyadh.html?bar=off');
  const go = async (path: string, widget: string) => {
    await page.goto(`/en/${path}.html?bar=off`);
    const found = widgetOf(page, widget).first();
    await found.scrollIntoViewIfNeeded();
    await settled(page, `#header, [data-component="${widget}"]`);
    return found;
  };
  const heart = page.getByRole('button', { name: 'Favourite: Riyadh', exact: true }).first();
  const planned = page.getByText('All that you have saved is in your plan.');
  const openSearch = () => banner(page).getByRole('button', { name: 'Search', exact: true }).click();
  const close = page.locator('#notice').getByRole('button', { name: 'Close' });
  const accept = page.getByRole('button', { name: 'Accept all' });
  const currency = widgetOf(page, 'currency-converter').getByRole('combobox').first();
  const keys = () => page.evaluate(() => Object.keys(localStorage));

  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await openSearch();
  await banner(page).getByRole('combobox').fill('Hegra');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search-results*');
  const plan = await go('plan/my-trip', 'itinerary-planner');
  await plan.getByRole('button', { name: 'Move Riyadh' }).click();
  await page.getByRole('menuitem', { name: 'To Day 1' }).click();
  await planned.waitFor();
  await go('before-you-travel', 'emergency-banner');
  await close.click();
  await accept.click();
  await accept.waitFor({ state: 'detached' });
  await go('plan/money', 'currency-converter');
  await currency.fill('Japanese Yen');
  await page.keyboard.press('Enter');
  await expect.poll(() => currency.inputValue()).toMatch(/JPY/);
  const packing = await go('plan/packing', 'packing-checklist');
  await packing.getByRole('checkbox').first().check();
  await go('contact', 'contact-form');
  await beginEnquiry(page);
  const stored = await keys();
  expect(stored.length).toBeGreaterThanOrEqual(6);

  deploy();
  await go('contact', 'contact-form');
  expect(await page.getByLabel('Your message').inputValue()).toBe(message);
  await go('places/riyadh', 'favourite-button');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await openSearch();
  await banner(page).getByRole('button', { name: 'Hegra', exact: true }).waitFor();
  await go('plan/my-trip', 'itinerary-planner');
  await planned.waitFor();
  await go('before-you-travel', 'emergency-banner');
  await settled(page, '[data-component="cookie-consent"]');
  expect([await close.count(), await accept.count()]).toEqual([0, 0]);
  await go('plan/money', 'currency-converter');
  expect(await currency.inputValue()).toMatch(/JPY/);
  await go('plan/packing', 'packing-checklist');
  expect(await packing.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await keys()).toEqual(expect.arrayContaining(stored));
});
