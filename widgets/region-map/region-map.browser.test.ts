import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a map of regions: keys and history, where a finger hits, and what the policy lets through. */

const stage = setStage();

const map = (config: object) => mountElement('region-map', config, { load: 'load', fallback: '' });
const keys = ['tabuk', 'madinah', 'makkah', 'bahah', 'asir', 'jazan'];

/** The region that is drawn at a place of the window. */
const regionAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left!, top!)?.closest('[data-region]')?.getAttribute('data-region'),
    [x, y],
  );

test('on an Arabic phone arrow keys choose, the address follows, Back leads to before, and a finger hits the smallest region', async () => {
  const page = await stage.show(map({ regions: keys.map((id) => ({ id, teaser: `نص ${id}` })) }), {
    language: 'ar',
    context: { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' },
  });
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const radio = (name: string) => page.getByRole('radio', { name });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await radio('منطقة مكة المكرمة').isChecked()).toBe(true);
  expect(new URL(page.url()).hash).toBe('#makkah');
  expect(await page.getByText('نص makkah').isVisible()).toBe(true);
  const row = page.getByRole('radiogroup');
  const [around, chosen] = [(await row.boundingBox())!, (await radio('منطقة مكة المكرمة').boundingBox())!];
  expect(chosen.x).toBeGreaterThanOrEqual(around.x);
  expect(chosen.x + chosen.width).toBeLessThanOrEqual(around.x + around.width);

  const drawn = (await page.locator('svg [data-region="bahah"] path').first().boundingBox())!;
  const middle = [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2] as const;
  expect(drawn.width, 'it is smaller than a finger').toBeLessThan(24);
  for (const [x, y] of [
    [-11.5, 0],
    [11.5, 0],
    [0, -11.5],
    [0, 11.5],
  ] as const)
    expect(await regionAt(page, middle[0] + x, middle[1] + y), `${x} ${y}`).toBe('bahah');
  await page.mouse.click(...middle);
  expect(await radio('منطقة الباحة').isChecked()).toBe(true);

  await page.goBack();
  await expect.poll(() => radio('منطقة تبوك').isChecked()).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

test('a hostile drawing of another address is cleaned before the policy has anything to say, and is asked for once', async () => {
  const hostile = `<svg viewBox="0 0 90 90" onload="alert(1)"><style>path{fill:url(https://evil.test/x)}</style>
    <script>alert(1)</script><image href="https://evil.test/x.png"/>
    <a href="javascript:alert(1)"><path id="asir" style="fill:red" onclick="alert(1)" d="M0 0h60v60z"/></a>
    <foreignObject><iframe src="https://evil.test"></iframe></foreignObject></svg>`;
  const asked: string[] = [];
  const page = await stage.show(
    map({ svgReference: '/maps/hostile.svg', regions: [{ id: 'asir' }, { id: 'jazan' }] }),
    {
      context: { reducedMotion: 'reduce' },
      before: async (opened) => {
        opened.on('request', (request) => asked.push(request.url()));
        await opened.route('**/maps/hostile.svg', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: hostile }),
        );
      },
    },
  );
  await settled(page);
  const asir = page.locator('svg [data-region="asir"]');
  await asir.waitFor();
  await page.getByRole('radio', { name: 'Jazan Region' }).check({ force: true });
  await asir.click({ position: { x: 300, y: 50 } });
  expect(await page.getByRole('radio', { name: 'Asir Region' }).isChecked()).toBe(true);
  await expect.poll(() => asir.evaluate((shape) => getComputedStyle(shape).fill)).toBe('rgb(176, 34, 76)');
  expect(asked.filter((url) => url.endsWith('.svg') && url.includes('/maps/'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

test('on a phone the map of a catalogue is fetched when it is opened, and filters without leaving the page', async () => {
  const asked: string[] = [];
  const page = await stage.show(mountElement('destination-catalogue', {}, { load: 'load', fallback: '' }), {
    context: { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  });
  await page.getByRole('article').first().waitFor();
  const code = () => asked.filter((url) => /\/build\/assets\/.*\.js$/.test(url)).length;
  const before = code();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByRole('button', { name: 'Where do you want to go?' }).click();
  const jazan = page.locator('svg [data-region="jazan"] path').first();
  await jazan.waitFor();
  expect(code()).toBeGreaterThan(before);
  await jazan.click({ position: { x: 12, y: 12 } });
  await expect.poll(() => page.url()).toMatch(/\?f\.region=jazan$/);
  await expect.poll(() => page.getByRole('article').count()).toBe(4);
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
});
