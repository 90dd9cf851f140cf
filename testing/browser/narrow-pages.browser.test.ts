import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { cutWords, widthOf } from './narrow.ts';
import { setStage, settled } from './stage.ts';

/** The demo on phones: no page is wider than its window, and the tool bar of a catalogue has room for its words. */

const stage = setStage();
const widths = [320, 390];
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** A page of each kind that the template draws. */
const kinds = [
  'home',
  'places',
  'places/hegra',
  'regions/asir',
  'articles/three-days-in-alula',
  'events/taif-rose-harvest',
  'offers',
  'before-you-travel',
  'map',
  'plan/my-trip',
  'stories',
  'emergency',
  'contact',
  'film-permit',
  'register',
  'reset-password',
  'favourites',
  'faq',
  'portal',
  'content-hub/visual-assets',
  'partner-tools/directory',
  'partner-tools/academy',
];

test.each(languages)('no page is wider than a phone before any script: %s', async (language) => {
  const page = await stage.open(`/${language}/home.html?bar=off`, { ...phone, javaScriptEnabled: false });
  const tooWide: string[] = [];
  for (const kind of kinds) {
    await page.goto(`/${language}/${kind}.html?bar=off`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const needed = await widthOf(page);
      if (needed > width) tooWide.push(`${kind}: ${needed} px at ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('nothing in the tool bar of a catalogue is cut on a phone, in eight languages', async () => {
  const page = await stage.open('/en/places.html?bar=off&f.region=asir', phone);
  const cut: string[] = [];
  for (const language of languages) {
    await page.goto(`/${language}/places.html?bar=off&f.region=asir`);
    await settled(page, '#items');
    cut.push(...(await cutWords(page, widths)));
  }
  expect(cut).toEqual([]);
});
