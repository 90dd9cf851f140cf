import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readExample } from '#demo-pages/widgets.ts';
import { allContent } from '#origin/content.ts';
import { facetWords } from '#origin/facets.ts';
import { honeypot } from '#src/forms/definition.ts';
import { languages } from '#src/i18n/languages.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { drawItems } from '../browser/draw-items.ts';
import { misfitsAt } from '../browser/walk/layout.ts';
import { openEach } from '../browser/walk/open-parts.ts';
import { seeAll, setStage } from '../browser/stage.ts';
import { addressOf, everyWidget } from './every-example.ts';
import { findCutMessages, findForeignWords, speakPseudo } from './pseudo-language.ts';

/** Each widget in a language that is longer by 40 %: no word of its own is outside its messages, no box is too small for one. */

const stage = setStage();

/** What a browser writes of a date, an amount, a size or a length. */
const ofTheBrowser =
  /^(?:[\p{P}\p{N}\p{S}\p{Lm}\s]|127\.0\.0\.1:\d+\/\S*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*|(?:Muharram|Safar|Rabi|Jumada|Rajab|Sha|ban|Ramadan|Shawwal|Dhu|a?l-|Qi|dah|Hijjah|Muh|Saf|Rab|Jum|Raj|Ram|Shaw|H|Q|I|AH|GMT)\.?|[AP]M|SAR|USD|EUR|GBP|JPY|CNY|kB|MB|GB|km|m|h|min|px|C)+$/iu;

/** Runs in the page: the names that its browser has for countries, languages and currencies, which are not those of each browser. */
function namesOfBrowser(languageCodes: readonly string[]): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  return (['long', 'short'] as const).flatMap((style) => {
    const countries = new Intl.DisplayNames('en', { type: 'region', style });
    const money = new Intl.DisplayNames('en', { type: 'currency', style });
    const tongues = new Intl.DisplayNames('en', { type: 'language', style });
    return [
      ...regions.map((code) => countries.of(code) ?? ''),
      ...languageCodes.map((code) => tongues.of(code) ?? ''),
      ...Intl.supportedValuesOf('currency').map((code) => `${money.of(code)} (${code})`),
    ];
  });
}

/** What may stand on any page: texts of items, words of filters, codes of languages, the authority. */
const everywhere = [
  ...textsIn(allContent('en')),
  ...facetWords('en').map(([, word]) => word),
  ...languages.map((language) => language.toUpperCase()),
  readValue(siteSchema, {}).authorityName,
  // Robots alone find this field.
  honeypot,
];

/** Collects what a page is answered, as texts. */
function listen(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? ''))
      void response.text().then(
        (text) => answers.push(text),
        () => {},
      );
  });
  return answers;
}

/** All texts in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...(/^[[{]/.test(value) ? textsOf(value) : [])];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...textsIn(entry)]);
}

function textsOf(json: string): string[] {
  try {
    return textsIn(JSON.parse(json));
  } catch {
    return [json];
  }
}

/** Whether words are a text of an author with `{year}` or so in it, as a visitor reads it. */
function isFilled(words: string, text: string): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => part.trim());
  return parts.length > 1 && words.startsWith(parts[0] ?? '') && words.endsWith(parts.at(-1) ?? '');
}

test.each(everyWidget)(
  '%s has no word outside its messages, and room for longer ones',
  async (name, widget) => {
    let answers: string[] = [];
    const page = await stage.open(
      addressOf(widget),
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
      async (opened) => {
        answers = listen(opened);
        await speakPseudo(opened);
      },
    );
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const config = [
      ...textsIn(readExample(name, 'default')),
      ...(await page.locator('script[data-site-config]').allTextContents()).flatMap(textsOf),
    ];
    // The bar and the headings of a page of examples, which the list of a page's sections names.
    const around = [
      await page.title(),
      ...(await page
        .locator('h1, h2:not([data-widget-root] *), h3:not([data-widget-root] *)')
        .allTextContents()),
      ...(await page.evaluate(namesOfBrowser, [...languages])),
    ];
    const written = () =>
      [...everywhere, ...around, ...config, ...answers.flatMap(textsOf)].map((text) =>
        text.replaceAll(/<[^>]*>/g, ' '),
      );
    const isForeign = (line: string) => {
      const words = line.replace(/^[\w-]+: /, '');
      return !ofTheBrowser.test(words) && !config.some((text) => isFilled(words, text));
    };
    const look = async (state: string) => {
      const foreign = await page.evaluate(findForeignWords, written());
      expect.soft(foreign.filter(isForeign), state).toEqual([]);
    };
    await look('at rest');
    await openEach(page, () => look('opened'));
    await page.evaluate(drawItems);
    for (const width of [1280, 390, 320]) {
      expect.soft(await misfitsAt(page, width)).toEqual([]);
      expect.soft(await page.evaluate(findCutMessages), `${width} px`).toEqual([]);
    }
  },
);
