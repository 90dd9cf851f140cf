import { expect, test } from 'vitest';
import { button, narrow, wide } from '#testing/browser/header-page.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** The portal's translation service, for which the demo has a stand-in that works offline. */

const stage = setStage();

test.each([
  ['wide', wide],
  ['narrow', narrow],
] as const)('partners translate the portal and have it back, on a %s screen', async (_, context) => {
  const page = await stage.open('/en/portal.html?bar=off', context);
  await settled(page, '#header');
  // Its words are translated, too.
  const opener = page.getByRole('button', { name: context === wide ? /^EN «?Language/ : /^«?Menu»?$/ });
  const service = page.getByRole('button', { name: 'Translate the page (demo)' });
  const heading = page.getByRole('heading', { level: 1 });
  const original = await heading.innerText();
  expect(await page.locator('script[src*="translation"]').count()).toBe(0);

  await opener.click();
  await service.click();
  await expect.poll(() => heading.innerText()).toBe(`«${original}»`);
  await page.keyboard.press('Escape');
  await service.waitFor({ state: 'hidden' });
  // What is drawn anew is translated as well, and nothing of ours fails for it.
  await opener.click();
  expect(await service.getAttribute('aria-pressed')).toBe('true');
  await service.click();
  await expect.poll(() => heading.innerText()).toBe(original);
  await page.getByRole('link', { name: 'Deutsch', exact: true }).waitFor();
});

test('the stand-in does nothing on a host that is not this machine', async () => {
  const { port } = new URL(stage.server.url);
  const page = await stage.open('/en/portal.html?bar=off', narrow, (page) =>
    page.route('http://portal.test/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` }),
      });
    }),
  );
  await page.goto('http://portal.test/en/portal.html?bar=off');
  await settled(page, '#header');
  const loaded = page.waitForResponse('**/demo/translation.js');
  await button(page, 'Menu').click();
  await loaded;
  await page.locator('[data-translate-widget]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-translate-widget]').innerHTML()).toBe('');
});
