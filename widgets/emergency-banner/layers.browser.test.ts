import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { headers } from '#testing/browser/header-page.ts';
import { shiftsOf, watchShifts } from '#testing/browser/shifts.ts';
import { setStage, settled, type ShownParts } from '#testing/browser/stage.ts';
import { mountElement } from '#demo-pages/html.ts';

const stage = setStage();

const road = {
  id: 'road',
  title: 'The road to the Edge of the World is closed after rain, and stays closed until Saturday',
  body: '<p>Tours turn back at the village.</p>',
  severity: 'critical',
};
const suggestion = { languages: { data: [{ ctaLink: '/de' }, { ctaLink: '/ar' }] } };
const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join(
  '',
);

/** A page with all that may lie over its edges; the notice comes when the page has been painted. */
async function showPage(message: object, context: object, parts: ShownParts = {}): Promise<Page> {
  const answered = Promise.withResolvers<void>();
  const { language = 'en' } = parts;
  const page = await stage.show(
    `${links}<pre>${'\n'.repeat(20)}</pre>${links}<p><a href="#end" id="end">End</a></p>`,
    {
      top: [
        mountElement('language-suggestion', suggestion, { id: 'suggestion' }),
        mountElement('emergency-banner', { messages: [message] }, { id: 'notices' }),
        mountElement('header', headers[language === 'ar' ? 'ar' : 'en'].config),
      ].join(''),
      site: { geolocationUrl: '/geo/location.json?country=Japan' },
      before: async (page) => {
        await watchShifts(page);
        await page.route(/\/geo\/|langswitcher/, async (route) => {
          await answered.promise;
          await route.continue();
        });
      },
      context: { locale: 'de-DE', reducedMotion: 'reduce', ...context },
      ...parts,
    },
  );
  await settled(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Up to here the page came.
    window.shifts = [];
  });
  answered.resolve();
  await page.locator('#notices section').waitFor();
  await page.locator('#suggestion section').waitFor();
  return page;
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

/** Whether what has the focus can be seen where its middle is. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return true;
    const { left, width, top, height } = activeElement.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return activeElement.contains(onTop) || (onTop?.contains(activeElement) ?? false);
  });

test('a late emergency stands in one line below the header, an offer at the foot, and nothing moves', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await showPage({ ...road, countries: ['Japan'] }, { viewport }, { language: 'ar' });
  const scrolled = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return { notice: await boxOf(page, '#notices section'), bar: await boxOf(page, 'header > div > div') };
  };
  for (const top of [0, 60, 600]) {
    const { notice, bar } = await scrolled(top);
    expect(notice.top, `at ${top}`).toBeGreaterThanOrEqual(Math.max(bar.bottom, 0));
    expect(notice.height, `at ${top}`).toBeLessThanOrEqual(64);
  }
  expect((await boxOf(page, '#suggestion section')).bottom).toBe(viewport.height);
  expect((await shiftsOf(page)).shifts).toEqual([]);
});

test('nobody’s focus is hidden under the notice, the offer or the header, down to the end of the page', async () => {
  const page = await showPage({ ...road, countries: ['Japan'] }, { viewport: { width: 390, height: 500 } });
  const hidden: string[] = [];
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    await nextFrame(page);
    await nextFrame(page);
    if (!(await focusIsSeen(page))) hidden.push(await page.evaluate(() => document.activeElement!.outerHTML));
  }
  await page.locator('#end').focus();
  await expect.poll(() => focusIsSeen(page)).toBe(true);
  expect(hidden).toEqual([]);
});

test('a notice in its place pushes the header down, and is scrolled past before the header is fixed over it', async () => {
  const page = await stage.show(links, {
    top:
      mountElement(
        'emergency-banner',
        { messages: [road] },
        { id: 'notices', fallback: `<p>${road.title}</p>` },
      ) + mountElement('header', headers.en.config),
    context: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  await settled(page);
  const { bottom, height } = await boxOf(page, '#notices section');
  expect((await boxOf(page, 'header')).top).toBeCloseTo(bottom, 0);
  const isFixed = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
    return (await page.locator('header[data-scrolled]').count()) > 0;
  };
  expect(await isFixed(height + 90)).toBe(false);
  expect(await isFixed(height + 130)).toBe(true);
});
