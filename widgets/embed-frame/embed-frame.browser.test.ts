import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { contentSecurityPolicy } from '#demo-pages/serve/policy.ts';
import { setStage } from '#testing/browser/stage.ts';

/** What only a browser shows: what goes over the wire, where the focus is beside a frame, what a policy holds back. */

const stage = setStage();

const example = '/ar/widget.html?widget=embed-frame&example=forecast&bar=off';
const frame = '/embeds/dunes.html';

test('asks nothing of the provider before a press or consent; then the frame follows, as high as its content', async () => {
  const { server } = stage;
  const page = await stage.open(example, { viewport: { width: 390, height: 844 } });
  const group = page.getByRole('group', { name: 'The day over the dunes' });
  const button = group.getByRole('button', { name: 'عرض المحتوى' });
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(server.count(/^\/embeds\//)).toBe(0);

  await button.press('Enter');
  const content = page.frameLocator('iframe');
  await content.getByRole('heading', { name: 'The day over the dunes' }).waitFor();
  expect(server.count(frame)).toBe(1);
  expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  const height = await content.locator('main').evaluate((main) => main.scrollHeight);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBe(height);
  expect(await page.evaluate(() => document.cookie)).not.toContain('site_consent');

  await page.context().addCookies([{ name: 'site_consent', value: 'necessary', url: server.url }]);
  await page.reload();
  await button.scrollIntoViewIfNeeded();
  expect(server.count(frame)).toBe(1);
  await group.getByRole('button', { name: 'السماح دائمًا بالأفلام والخرائط' }).click();
  await content.getByRole('heading').waitFor();
  await page.reload();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await content.getByRole('heading').waitFor();
  expect(server.count(frame)).toBe(3);
});

test('a frame that does not come, or that the page’s policy holds back, has a link in its place', async () => {
  const { server } = stage;
  server.hang(frame);
  const page = await stage.open(example, {}, (opened) => opened.clock.install());
  await page.getByRole('button', { name: 'عرض المحتوى' }).click();
  await expect.poll(() => server.count(frame)).toBe(1);
  await page.clock.fastForward(10_000);
  const alert = page.getByRole('alert').filter({ hasText: 'لم يستجب' });
  expect(await alert.getByRole('link').getAttribute('href')).toContain(frame);

  stage.expectFault(/frame-src|default-src|frame/i);
  const config = { url: 'https://vimeo.com/76979871', iframeTitle: 'A night in AlUla' };
  const strict = await stage.show(`<h1>Films</h1>${mountElement('embed-frame', config)}`, {
    headers: { 'content-security-policy': contentSecurityPolicy },
  });
  await strict.getByRole('button', { name: 'Play film' }).click();
  const link = strict.getByRole('alert').getByRole('link', { name: 'Open at Vimeo' });
  expect(await link.getAttribute('href')).toBe('https://vimeo.com/76979871');
});
