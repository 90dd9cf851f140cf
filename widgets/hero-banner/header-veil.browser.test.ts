import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { headers } from '#testing/browser/header-page.ts';
import { heroExample, templatePage } from '#testing/browser/hero-page.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/**
 * What stands in a transparent header is read on any picture below it: measured on a white one, in the colours that the
 * browser painted over the whole height and width of the header.
 */

const stage = setStage();

const white =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="#fff" d="M0 0h1600v900H0z"/></svg>';

/** All pictures of the page are white. */
const whiten = (page: Page) =>
  page.route('**/images/**', (route) => route.fulfill({ body: white, contentType: 'image/svg+xml' }));

/** The lowest contrast of the header's words with what is painted behind the header. */
async function lowestContrast(page: Page): Promise<number> {
  const header = page.getByRole('banner');
  const clip = (await header.boundingBox())!;
  expect(clip.height).toBeGreaterThanOrEqual(64);
  const words = await header.evaluate((element) => {
    const { color } = getComputedStyle(element.querySelector('a')!);
    element.style.visibility = 'hidden';
    return color;
  });
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([png, words]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
      const light = (colour: ArrayLike<number>) => {
        const [red, green, blue] = Array.from({ length: 3 }, (_, part) => {
          const share = colour[part]! / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      let lightest = 0;
      for (let at = 0; at < data.length; at += 4) {
        lightest = Math.max(lightest, light(data.subarray(at, at + 3)));
      }
      return (light(words.match(/\d+/g)!.map(Number)) + 0.05) / (lightest + 0.05);
    },
    [png, words] as const,
  );
}

describe.each(['en', 'ar'] as const)('on a white picture, in %s', (language) => {
  describe.each([390, 1440])('%i px', (width) => {
    const context = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;

    test.each([
      ['with the brush', false],
      ['without the brush, which is for the banner’s own words', true],
    ])('the words of the header are read over a hero %s', async (_, hideImageBrush) => {
      const [card] = heroExample('default').cards;
      const image = { desktopImage: '/images/white.svg', defaultImage: '/images/white.svg', alt: 'White' };
      const cards = [{ ...card, image }];
      const hero = { cards, hideImageBrush };
      const page = await stage.show(mountElement('hero-banner', hero, { id: 'hero', load: 'load' }), {
        language,
        context,
        top: mountElement('header', headers[language].config),
        before: whiten,
      });
      await settled(page);
      await page.waitForLoadState('networkidle');
      expect(await lowestContrast(page)).toBeGreaterThanOrEqual(4.5);
    });

    test('they are read before the widget of the hero has come', async () => {
      const { main, head } = await templatePage(stage, heroExample('one-card'), language);
      const page = await stage.show(main.replace('id="hero"', '$& data-load="media(print)"'), {
        language,
        context,
        head,
        top: mountElement('header', headers[language].config),
        before: whiten,
      });
      await settled(page, '[data-component="header"]');
      await page.locator('.tw-hero-card img').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await lowestContrast(page)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(['home.html', 'places'])('they are read on /%s, with scripts and without', async (name) => {
      const path = `/${language}/${name}?bar=off`;
      const live = await stage.open(path, context, whiten);
      await settled(live, '#header');
      await live.waitForLoadState('networkidle');
      expect(await lowestContrast(live)).toBeGreaterThanOrEqual(4.5);
      const other = await stage.browser.newContext({
        ...context,
        javaScriptEnabled: false,
        baseURL: stage.server.url,
      });
      const plain = await other.newPage();
      await whiten(plain);
      await plain.goto(path, { waitUntil: 'networkidle' });
      const contrast = await lowestContrast(plain);
      await other.close();
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    });
  });
});
