import { expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { setStage, settled } from './stage.ts';

/** A page that has a bar of its own over its upper edge, and says so by `--tourism-top-offset`. */

const stage = setStage();

const offset = 40;
const scrolledHeader = 72;
const section = (name: string) => `<h2>${name}</h2>${'<p><a href="/en/visa">Guide</a></p>'.repeat(30)}`;

test('what stays at the edge stands below it, and neither focus nor targets lie under it', async () => {
  const css = `:root { --tourism-top-offset: ${offset}px } #bar { position: fixed; inset: 0 0 auto; block-size: ${offset}px; z-index: 9999; background: #111 }`;
  stage.server.show('/bar.css', css, { 'content-type': 'text/css' });
  const names = ['First', 'Second', 'Third'];
  const links = names.map((name) => ({ ctaLabel: name, ctaLink: `#${name.toLowerCase()}` }));
  const page = await stage.show(
    mountElement('section-navigation', { links }, { id: 'nav', load: 'load' }) +
      names.map((name) => `<section id="${name.toLowerCase()}">${section(name)}</section>`).join(''),
    {
      top: mountElement('header', readExample('header', 'default'), { id: 'header', load: 'load' }),
      bottom: '<div id="bar">Preview</div>',
      head: '<link rel="stylesheet" href="/bar.css">',
      context: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    },
  );
  await settled(page);
  const topOf = async (selector: string) => Math.round((await page.locator(selector).boundingBox())!.y);
  await page.getByRole('link', { name: 'Second' }).press('Enter');
  await expect.poll(() => topOf('#second')).toBe(150 + offset);
  expect(await page.getByRole('link', { name: 'Second' }).getAttribute('aria-current')).toBe('location');
  expect(await topOf('#header header a >> nth=1'), 'the bar of the header').toBeGreaterThan(offset);
  await expect.poll(() => topOf('#nav')).toBe(offset + scrolledHeader);

  // Back through the links of the first section, each of which is scrolled into view.
  await page.locator('#second a').first().focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('Shift+Tab');
  const navigation = (await page.locator('#nav').boundingBox())!;
  expect(await topOf(':focus')).toBeGreaterThanOrEqual(Math.floor(navigation.y + navigation.height));
});
