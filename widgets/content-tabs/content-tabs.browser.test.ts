import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { jsonText } from '#demo-pages/html.ts';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of tabs. */

const stage = setStage();

const mount = (name: string, id: string, config: object, fallback = '') =>
  `<div data-component="${name}" id="${id}" data-load="load"><script type="application/json">${jsonText(config)}</script>${fallback}</div>`;

const sections = { items: [{ heading: 'هل أحتاج إلى تأشيرة؟', body: '<p>نعم في الغالب.</p>' }] };

/** An element of the page with a text, a frame and a widget. */
const entry = `<div id="entry"><p class="own">نص الصفحة</p><iframe title="إطار" src="/frame.html"></iframe>${mount('accordion', 'living', sections)}</div>`;

const config = {
  title: 'قبل السفر',
  tabs: [
    { id: 'money', label: 'المال', body: '<p>الريال السعودي.</p>' },
    { label: 'الدخول', slotId: 'entry' },
  ],
};

const shown = (page: Page) => page.getByRole('tabpanel').evaluateAll((all) => all.map(({ id }) => id));

test('by keyboard in Arabic a tab shows an element of the page, whose frame and widget keep their state', async () => {
  stage.server.show('/frame.html', '<!doctype html><title>Frame</title><p>Frame</p>');
  const tabs = mount('content-tabs', 'tabs', config).replace('"load"', '"media(width >= 900px)"');
  const page = await stage.show(`<h1>السفر</h1><div id="place">${entry}</div>${tabs}`, {
    language: 'ar',
    head: '<link rel="stylesheet" href="/own.css">',
    context: { viewport: { width: 700, height: 900 }, reducedMotion: 'reduce' },
    before: async () => {
      stage.server.show('/own.css', '.own { margin-block: 40px; letter-spacing: 3px }', {
        'content-type': 'text/css',
      });
    },
  });
  await settled(page, '#living');
  const question = page.getByRole('button', { name: sections.items[0]!.heading });
  await question.click();
  const frame = page.frame({ url: /frame/ })!;
  await frame.evaluate(() => document.body.append('visited'));

  await page.setViewportSize({ width: 1280, height: 900 });
  await settled(page, '#tabs');
  expect(await question.isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'المال' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => question.isVisible()).toBe(true);
  expect(await shown(page)).toHaveLength(1);
  expect(await question.getAttribute('aria-expanded')).toBe('true');
  expect(await frame.evaluate(() => document.body.textContent)).toContain('visited');
  expect(
    await page.locator('.own').evaluate((own) => {
      const { marginTop, letterSpacing } = getComputedStyle(own);
      return [marginTop, letterSpacing];
    }),
    'the look that the page gives its own text',
  ).toEqual(['40px', '3px']);
  expect(await violationsOf(page)).toEqual([]);

  await page.evaluate(() => window.tourismWidgets?.unmount(document.querySelector('#tabs')!));
  await expect.poll(() => page.locator('#place > #entry').count()).toBe(1);
  expect(await question.getAttribute('aria-expanded')).toBe('true');
});

test('an address opens its tab below the header, and paper has all panels under their labels', async () => {
  const page = await stage.open('/en/widget.html?widget=content-tabs&example=default#by-taxi', {
    viewport: { width: 1280, height: 500 },
    reducedMotion: 'reduce',
  });
  await settled(page, '[data-component="content-tabs"]');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('by-taxi');
  const tab = await page.getByRole('tab', { name: 'By taxi' }).boundingBox();
  expect(tab!.y).toBeGreaterThanOrEqual(64);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Seats are reserved', 'Women and men may drive'])
    await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'By car' }).isVisible()).toBe(true);
  expect(await page.getByRole('tablist').isVisible()).toBe(false);
});

test('while tabs change one panel shows, and what is below moves once', async () => {
  const text = (paragraphs: number) => '<p>Riyal.</p>'.repeat(paragraphs);
  const tabs = [
    { label: 'Money', body: text(12) },
    { label: 'Visas', body: text(3) },
  ];
  const page = await stage.show(`${mount('content-tabs', 'tabs', { tabs })}<p id="below">Below</p>`);
  await settled(page);
  await page.getByRole('tab', { name: 'Visas' }).waitFor();
  await page.getByRole('tabpanel').getByText('Riyal.').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const changed = await page.evaluate(async () => {
    const panels = () =>
      [
        ...document.querySelectorAll<HTMLElement>('#tabs [id][aria-labelledby], #tabs [hidden=until-found]'),
      ].filter((panel) => panel.offsetHeight > 0);
    const belowAt = () => document.querySelector('#below')!.getBoundingClientRect().top;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
    await frame();
    await frame();
    const early = { shown: panels().length, below: belowAt() };
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return { ...early, moved: belowAt() - early.below };
  });
  expect(changed).toMatchObject({ shown: 1, moved: 0 });
});
