import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { mountElement } from '#demo-pages/html.ts';
import { readExample } from '#demo-pages/widgets.ts';
import { readMenus } from '#demo-pages/template/content.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** Every language's own texts have room in the header, small and wide. */

const stage = setStage();

/** Those of the issue, and where the bar's own measures change. */
const widths = [320, 768, 1123, 1280, 1440, 1600, 1920];

/** The narrowest and the widest window of each layout, in which its panels are opened, too. */
const opened = new Set([320, 1123, 1920]);

/** The header of a language, as its demo pages have it. */
function configIn(language: Language) {
  const { header, labels } = readMenus(language);
  const example = readExample('header', 'default');
  return {
    ...example,
    menu: header,
    viewAllLabel: labels.viewAll,
    evisa: { title: labels.evisaTitle, link: `/${language}/visa` },
    userMenu: { ...(example['userMenu'] as object), registerLabel: labels.registerLabel },
    searchBox: { searchPagePath: `/${language}/search-results.html`, searchLabel: labels.searchLabel },
  };
}

/** What does not fit: the page wider than its window, a control off the edge, in another one, or with words cut off. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    const root = document.querySelector('dialog[open]') ?? document.querySelector('header')!;
    const controls = [...root.querySelectorAll<HTMLElement>('a, button, [role="link"]')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && control.getAttribute('href') !== '#main',
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    controls.forEach((control, index) => {
      const name = control.textContent.trim();
      const { left, right, top, bottom } = boxes[index]!;
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`"${name}" reaches over the edge`);
      if (control.scrollWidth > control.clientWidth + 1) found.push(`"${name}" is cut off`);
      // In the menu, what is scrolled out of sight lies behind its foot.
      if (root.matches('dialog')) return;
      boxes.slice(0, index).forEach((box, other) => {
        const isOver =
          Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
          Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
        if (isOver && !controls[other]!.contains(control))
          found.push(`"${name}" lies over "${controls[other]!.textContent.trim()}"`);
      });
    });
    const bar = document.querySelector('header > div')!.getBoundingClientRect();
    const inBar = root.matches('dialog') ? [] : [...root.querySelectorAll('nav > ul > li > :is(a, button)')];
    for (const entry of inBar) {
      const { top, bottom } = entry.getBoundingClientRect();
      if (top < bar.top || bottom > bar.bottom)
        found.push(`"${entry.textContent.trim()}" is higher than the bar`);
    }
    return found;
  });

describe.each(languages)('in %s', (language) => {
  test(`nothing overflows at ${widths.join(', ')} px, or open at ${[...opened].join(', ')}`, async () => {
    const top = mountElement('header', configIn(language));
    const page = await stage.show('<h1>A page</h1>', {
      language,
      top,
      context: { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' },
    });
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The search button, which opens one too, stands before it.
      const hamburger = page.locator('header [aria-haspopup="dialog"]').last();
      await (width < 1123 ? hamburger : page.locator('header nav').first()).waitFor();
      expect(await misfits(page), `${width} px`).toEqual([]);
      if (!opened.has(width)) continue;
      if (width < 1123) {
        await hamburger.click();
        const section = page.locator('dialog nav button').first();
        await section.click();
        await page.locator('dialog nav [aria-expanded="true"]').waitFor();
        expect(await misfits(page), `${width} px, menu`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      } else {
        // The search, a dialog, has tests of its own.
        const openers = page.locator('header button[aria-expanded]:not([aria-haspopup="dialog"]):visible');
        for (const opener of await openers.all()) {
          await opener.click();
          await page.locator('header [aria-expanded="true"] + * > *').first().waitFor();
          expect(await misfits(page), `${width} px, panel`).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('header [aria-expanded="true"]').waitFor({ state: 'detached' });
        }
      }
    }
  });
});

/** Seven entries of long words, one without sections, beside everything else that the bar can hold. */
const long = {
  de: [
    'Sehenswürdigkeiten',
    'Übernachtungsmöglichkeiten',
    'Veranstaltungskalender',
    'Reiseinformationen und Einreise',
    'Erlebnisgeschichten',
    'Sonderangebote',
    'Nachhaltigkeitsberichterstattung',
  ],
  ar: [
    'الوجهات السياحية',
    'أماكن الإقامة والمنتجعات',
    'الفعاليات والمهرجانات',
    'التخطيط للرحلة والتأشيرات',
    'حكايات المسافرين',
    'العروض والباقات',
    'الاستدامة والمسؤولية المجتمعية',
  ],
  en: [
    'Places worth the journey',
    'Accommodation and resorts',
    'Festivals and other events',
    'Preparing for your arrival',
    'Stories told by travellers',
    'Packages and special offers',
    'Environmental responsibility',
  ],
  fr: [
    'Destinations incontournables',
    'Hébergements et villégiatures',
    'Calendrier des manifestations',
    'Préparation et formalités d’entrée',
    'Récits de voyageurs',
    'Offres promotionnelles',
    'Responsabilité environnementale',
  ],
  es: [
    'Destinos imprescindibles',
    'Alojamientos y complejos turísticos',
    'Calendario de acontecimientos',
    'Preparativos y requisitos de entrada',
    'Relatos de viajeros',
    'Ofertas promocionales',
    'Responsabilidad medioambiental',
  ],
  ru: [
    'Достопримечательности',
    'Гостиницы и курортные комплексы',
    'Календарь мероприятий',
    'Подготовка к путешествию и въезд',
    'Рассказы путешественников',
    'Специальные предложения',
    'Экологическая ответственность',
  ],
  zh: [
    '值得专程前往的旅游目的地',
    '酒店民宿与沙漠度假村',
    '全年节庆与演出活动日历',
    '行前准备与入境签证须知',
    '旅行者讲述的真实故事',
    '限时优惠与旅游套餐',
    '可持续发展与社会责任',
  ],
  ja: [
    '一度は訪れたい観光スポット',
    '宿泊施設とリゾートホテル',
    'イベント・フェスティバル一覧',
    '旅の準備と入国手続きのご案内',
    '旅行者が語る体験ストーリー',
    '期間限定キャンペーン',
    'サステナビリティへの取り組み',
  ],
} as const;

/** Entries of the bar that stand on more than one line. */
const broken = (page: Page) =>
  page.locator('header nav > ul > li > :is(a, button):visible').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const words = document.createRange();
      words.selectNodeContents(entry);
      const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(entry).lineHeight);
      return lines < 1.5 ? [] : [`"${entry.textContent.trim()}" has ${lines} lines`];
    }),
  );

describe.each([
  ['de', 'B2C', 'Mehr'],
  ['ar', 'B2B', 'المزيد'],
  ['en', 'B2C', 'More'],
  ['fr', 'B2B', 'Plus'],
  ['es', 'B2C', 'Más'],
  ['ru', 'B2B', 'Ещё'],
  ['zh', 'B2C', '更多'],
  ['ja', 'B2B', 'その他'],
] as const)('seven long entries in %s, %s', (language, mode, more) => {
  test('stand on one line or under “More”, which is worked by keyboard', async () => {
    const config = configIn(language);
    const menu = long[language].map((title, index) => ({
      ...config.menu[index % 6],
      id: `item-${index}`,
      title,
    }));
    menu[6] = { ...menu[6]!, sections: '[]' };
    const page = await stage.show('<h1>A page</h1>', {
      language,
      top: mountElement('header', { ...config, menu }),
      marks: { 'data-mode': mode },
      context: { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' },
    });
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const opener = page.getByRole('button', { name: more, exact: true });
    const entries = page.locator('header nav > ul > li > :is(a, button):visible');
    const under = page.locator('header nav li li[data-place] > :is(a, button)');
    for (const width of [1440, 1280, 1123]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => misfits(page), { message: `${width} px` }).toEqual([]);
      if (width >= 1280) expect(await broken(page), `${width} px`).toEqual([]);
      await opener.focus();
      await page.keyboard.press('Enter');
      await under.first().waitFor();
      expect(await misfits(page), `${width} px, “More”`).toEqual([]);
      const shown = (await entries.allTextContents()).slice(0, -1);
      expect([...shown, ...(await under.allTextContents())]).toEqual(long[language]);
      expect(shown.length).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('header li li li a').first().waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await under.first().waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });
});

test('an entry that loses its room hands the focus to “More”, which hands it back with the room', async () => {
  const page = await stage.show('<h1>A page</h1>', {
    language: 'de',
    top: mountElement('header', configIn('de')),
    context: { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' },
  });
  await settled(page);
  const entries = page.locator('header nav > ul > li > :is(a, button):visible');
  const focusedLast = () =>
    entries.last().evaluate((entry) => entry === document.activeElement && entry.textContent.trim());
  await entries.last().click();
  await page.locator('header [aria-expanded="true"]').waitFor();
  await entries.last().focus();
  const title = await focusedLast();
  await page.setViewportSize({ width: 1123, height: 800 });
  await expect.poll(focusedLast).toBe('Mehr');
  expect(await page.locator('header [aria-expanded="true"]').count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect.poll(focusedLast).toBe(title);
});

test('the sections of a portal’s page stand on one line, the others under “More”, which is worked by keyboard', async () => {
  const title = 'Werkzeuge für Partner';
  const sections = long.de.map((sectionName, index) => ({ sectionName, href: `/de/partner-tools/${index}` }));
  const menu = [{ id: 'tools', title, ctaLink: '/de/partner-tools', sections: JSON.stringify(sections) }];
  const page = await stage.show('<h1>A page</h1>', {
    language: 'de',
    name: 'partner-tools/5.html',
    top: mountElement('header', { ...configIn('de'), variant: 'secondary', showSubheader: true, menu }),
    marks: { 'data-mode': 'B2B' },
    context: { viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' },
  });
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const line = page.getByRole('navigation', { name: title });
  const more = line.getByRole('button', { name: 'Mehr', exact: true });
  for (const width of [1440, 1123]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => misfits(page), { message: `${width} px` }).toEqual([]);
    expect(await line.evaluate((nav) => nav.clientHeight), `${width} px`).toBeLessThan(60);
    const shown = await line.getByRole('link').allTextContents();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => line.getByRole('link').allTextContents()).toEqual(long.de);
    expect(shown.length).toBeGreaterThan(0);
    expect(await misfits(page), `${width} px, “Mehr”`).toEqual([]);
    expect(await more.getAttribute('aria-current'), 'the page is under it').toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});
