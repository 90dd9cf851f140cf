import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { readMenus, readSite, readTexts } from '../../demo-pages/template/content.ts';
import { signOnWords, userById } from '../../origin/data.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { settled, type Stage } from '../browser/stage.ts';
import { widgetOf } from '../browser/visitor.ts';

/** A way through the site by clicks alone, on a slow line, with what it took. */
export interface Walk {
  readonly page: Page;
  readonly language: Language;
  /** Presses a control, or follows a link. */
  press(target: Locator): Promise<void>;
  /** Chooses an entry of the site's menu, whatever the width of the window makes of it. */
  take(menu: string, href: string): Promise<void>;
  /** The first link of the page's own part that leads to a path. */
  link(path: string): Locator;
  /** Signs somebody in by what the page offers, and by the dialog over it. */
  signIn(offer: Locator, id: string): Promise<void>;
  /** Chooses values of a catalogue's filters, beside the list or in the sheet over it. */
  narrow(catalogue: Locator, texts: string, chosen: Readonly<Record<string, string>>): Promise<void>;
  /** A widget of the page, once it is there. */
  widget(name: string): Promise<Locator>;
  /** Words of a widget or of a folder of `src`, by their key. */
  say(from: string, key: string): string;
}

/** On a desk in English, on a phone in Arabic. */
export const visitors = [
  ['en', 1440],
  ['ar', 390],
] as const;

/** Words with gaps as an expression: each gap is what is given for it, or anything. */
export const pattern = (text: string, ...between: string[]) =>
  new RegExp(
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\\\{\w+\\\}/g, () => between.shift() ?? '.*'),
  );

/** A ship's line: Lighthouse's phone has the same. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** A window on a desk, and a phone. */
const widths = { 1440: 900, 390: 844 } as const;

/**
 * Opens the home page on a slow line, and prints at the end of the test how many presses the way took, how many seconds with
 * fingers that take no time, and how many kB were sent.
 *
 * @param now what the page's clock says
 */
export async function setOut(
  stage: Stage,
  name: string,
  language: Language,
  width: keyof typeof widths,
  now?: Date,
): Promise<Walk> {
  let [presses, bytes] = [0, 0];
  const start = Date.now();
  const page = await stage.open(
    'about:blank',
    { viewport: { width, height: widths[width] }, reducedMotion: 'reduce' },
    async (opened) => {
      if (now) await opened.clock.setFixedTime(now);
      const client = await opened.context().newCDPSession(opened);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', line);
      client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    },
  );
  await page.goto(`/${language}/home.html?bar=off`);
  await settled(page, '#header');
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(
      `${name}, ${language} at ${width}: ${presses} presses, ${seconds} s, ${Math.round(bytes / 1024)} kB`,
    );
  });

  const press = async (target: Locator) => {
    presses++;
    await target.click();
  };
  const say = (from: string, key: string) => {
    const file = join(import.meta.dirname, '../..', from, 'messages', `${language}.json`);
    const words = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
    if (words === undefined) throw new Error(`${from} has no words "${key}".`);
    return words;
  };
  return {
    page,
    language,
    press,
    say,
    link: (path) =>
      page.getByRole('main').locator(`a[href^="/${language}${path}"]`).filter({ visible: true }).first(),
    async signIn(offer, id) {
      await press(offer);
      const { registerLabel } = readMenus(language).labels;
      await press(page.getByRole('dialog').getByRole('button', { name: registerLabel }));
      await page.getByRole('heading', { name: signOnWords.title[language] }).waitFor();
      const { firstName, lastName } = userById(id)!.profile;
      await press(page.getByRole('button', { name: `${firstName} ${lastName}` }));
    },
    async narrow(catalogue, texts, chosen) {
      const filters = pattern(say('src/catalogue/filters', 'filters'));
      if (width < 1024) await press(catalogue.getByRole('button', { name: filters }).first());
      const room = width < 1024 ? page.getByRole('dialog') : catalogue;
      const { facets } = readTexts(`catalogues/${texts}`, language) as {
        readonly facets: readonly { readonly name: string; readonly label: string }[];
      };
      for (const [facet, value] of Object.entries(chosen)) {
        const { label } = facets.find(({ name }) => name === facet)!;
        const head = room.getByRole('button', { name: label, exact: true });
        if ((await head.getAttribute('aria-expanded')) === 'false') await press(head);
        await press(room.getByRole('button', { name: pattern(value) }).first());
      }
      if (width < 1024) await press(room.getByRole('button').last());
    },
    async take(menu, href) {
      await settled(page, '#header');
      const item = [...readMenus(language).header, ...readMenus(language).headerB2B].find(
        ({ id }) => id === menu,
      )!;
      const path = `/${language}${href}`;
      const banner = page.getByRole('banner');
      if (width < 1024)
        await press(banner.getByRole('button', { name: readSite(language).menu, exact: true }));
      const room = width < 1024 ? page.getByRole('dialog') : banner;
      await press(room.getByRole('button', { name: item.title, exact: true }));
      const link = room.locator(`a[href="${path}"], a[href="${path}.html"]`);
      await press(link.filter({ visible: true }).first());
    },
    async widget(widget) {
      const found = widgetOf(page, widget).first();
      await found.waitFor({ state: 'attached' });
      await found.scrollIntoViewIfNeeded();
      await found.and(page.locator('[data-status="mounted"]')).waitFor({ state: 'attached' });
      return found;
    },
  };
}
