import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { nativeName } from '#src/i18n/native-name.ts';
import { joinedStyles } from '../../demo-pages/page.ts';
import { readMenus, readSite, readTexts } from '../../demo-pages/template/content.ts';
import { signOnWords, userById } from '../../origin/data.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { seeAll, setStage, settled } from './stage.ts';

/** The whole pages of the demo: usable before any script, unmoved when it comes, and the round trip of a visitor. */

const stage = setStage();
const wide = { viewport: { width: 1440, height: 900 } };
const still = { reducedMotion: 'reduce' } as const;
const loader = '/build/loader.js';

const banner = (page: Page) => page.getByRole('banner');

/** Where the words and icons of the header stand, and what follows it. */
const boxesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const header = document.querySelector('header')!;
    // The way to sign in waits for the widget, but not for ever.
    for (const animation of header.getAnimations({ subtree: true })) animation.finish();
    const boxOf = (thing: Element | Range) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return [x, y, width, height].map((length) => Math.round(length)).join(' ');
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[href="#main"], script');
    const found = [`page ${boxOf(document.querySelector('main')!).replace(/ \d+$/, '')}`];
    for (const icon of header.querySelectorAll('img, svg')) {
      // Smaller ones are the arrows of panels, which need a script.
      if (isSeen(icon) && icon.clientWidth >= 20) found.push(`${icon.tagName} ${boxOf(icon)}`);
    }
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || !isSeen(text.parentElement!)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(`${text.textContent.trim()} ${boxOf(range)}`);
    }
    return found.toSorted();
  });

describe.each([
  ['en', [390, 1440]],
  ['ar', [768, 2560]],
] as const)('a page in %s, as its widgets come,', (language, widths) => {
  test.each([
    ...widths.flatMap((width) => [['home', width] as const, ['search-results', width] as const]),
    // On a small screen the widget shows the sections of the portal behind a button, in the same room.
    ...widths.filter((width) => width > 1000).map((width) => ['portal', width] as const),
  ])('keeps each word of its header in its place: %s at %i px', async (name, width) => {
    stage.expectFault(/404.*loader\.js/);
    stage.server.fail(loader, 1);
    // Both visits are in our fonts: the page is painted when its styles are there, and by then the fonts are.
    stage.server.slow(joinedStyles, 300);
    const page = await stage.open(`/${language}/${name}.html?bar=off`, {
      ...still,
      viewport: { width, height: 900 },
    });
    const before = await boxesOf(page);
    await page.reload();
    await settled(page, '#header');
    // Who is not signed in is known a moment later, and so is what stands below the bar.
    await expect.poll(() => boxesOf(page)).toEqual(before);
    // The page itself, the logo and the menu, at least.
    expect(before.length).toBeGreaterThan(2);
  });

  test('shows the way to sign in once: when the visitor is known, or when that takes long', async () => {
    const { registerLabel } = readMenus(language).labels;
    stage.expectFault(/404.*loader\.js/);
    stage.server.fail(loader, 1);
    const page = await stage.open(`/${language}/home.html?bar=off`, wide, (page) =>
      page.addInitScript(() => {
        const look = () => {
          const link = document.querySelector('.site-sign-in');
          if (link) Object.assign(window, { early: link.checkVisibility({ visibilityProperty: true }) });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    );
    expect(await page.evaluate(() => (window as unknown as { readonly early: boolean }).early)).toBe(false);
    await banner(page).getByRole('link', { name: registerLabel }).waitFor();
  });

  test.each(widths.flatMap((width) => [['home', width] as const, ['portal', width] as const]))(
    'does not move: %s at %i px',
    async (name, width) => {
      const size = { ...still, viewport: { width, height: 900 } };
      const page = await stage.open(`/${language}/${name}.html?bar=off`, size, watchShifts);
      await seeAll(page);
      const { total, shifts } = await shiftsOf(page);
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    },
  );
});

/** Pages whose widgets come into what the CMS has written. */
const otherPages = [
  'search-results.html?search=riyadh',
  'search-results.html',
  'htl.html',
  'places/hegra',
  'before-you-travel.html',
  'film-permit.html',
  'partner-tools/calendar/event-registration.html?eventId=riyadh-trade-days-2026',
];

// A phone has the slow line: what comes late moves what stands there.
describe.each([
  ['en', 'fast', 1440],
  ['ar', 'slow', 390],
] as const)('from navigation on, in %s over a %s line at %i px,', (language, line, width) => {
  test.each(otherPages)('nothing moves: %s', async (path) => {
    if (line === 'slow') {
      stage.server.slow(loader, 400);
      stage.server.slow(/^\/build\/assets\//, 200);
      stage.server.slow(/^\/(bin|images)\//, 300);
    }
    // The page of a CMS has a widget that cannot be read and one whose name is misspelt.
    if (path === 'htl.html') stage.allowFault(/alert|promotional-baner/);
    const address = `/${language}/${path}${path.includes('?') ? '&' : '?'}bar=off`;
    const page = await stage.open(address, { ...still, viewport: { width, height: 900 } }, watchShifts);
    await page.evaluate(() => window.tourismWidgets?.ready);
    await page.locator('[data-status=mounted]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const { total, shifts } = await shiftsOf(page);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
});

describe.each(['en', 'ar'] as const)('the home page in %s without any script', (language) => {
  const [menus, site] = [readMenus(language), readSite(language)];
  const { hero } = readTexts('home', language) as { hero: { cards: { title: string; action: string }[] } };
  const [first] = hero.cards;
  const open = (width: number) =>
    stage.open(`/${language}/home.html?bar=off`, {
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });

  test('has a logo, links, languages and a hero', async () => {
    const page = await open(1440);
    const header = banner(page);
    const logo = header.getByRole('link', { name: site.brand });
    expect(await logo.getAttribute('href')).toBe(`/${language}`);
    expect(await logo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(
      true,
    );
    const menu = header.getByRole('navigation', { name: site.mainMenu });
    for (const { title, ctaLink } of menus.header) {
      const link = menu.getByRole('link', { name: title });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('href')).toBe(ctaLink);
    }
    await header.getByRole('button', { name: nativeName(language) }).click();
    for (const code of languages) {
      const link = header.getByRole('link', { name: nativeName(code), exact: true });
      expect(await link.isVisible(), code).toBe(true);
      expect(await link.getAttribute('href')).toBe(`/${code}/home.html`);
    }
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1, name: first!.title }).isVisible()).toBe(true);
    expect(await main.getByRole('link', { name: first!.action }).isVisible()).toBe(true);
  });

  test('finds what a visitor types', async () => {
    const results = `/${language}/search-results.html`;
    stage.server.show(results, '<!doctype html><title>Results</title><link rel="icon" href="data:,">');
    const page = await open(1440);
    await banner(page).getByRole('button', { name: menus.labels.searchLabel }).click();
    const form = page.getByRole('search');
    await form.getByRole('searchbox', { name: menus.labels.searchLabel }).fill('Hegra & AlUla');
    await form.getByRole('button', { name: menus.labels.searchLabel }).click();
    await page.waitForURL(`**${results}*`);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('search')).toBe('Hegra & AlUla');
  });

  test('has all of its menu on a small screen', async () => {
    const page = await open(390);
    const item = banner(page).getByRole('link', { name: menus.header[0]!.title });
    const german = banner(page).getByRole('link', { name: nativeName('de') });
    expect(await item.isVisible()).toBe(false);
    await banner(page).getByRole('button', { name: site.menu, exact: true }).click();
    expect(await item.isVisible()).toBe(true);
    expect(await german.isVisible()).toBe(true);
    expect(await banner(page).getByRole('link', { name: menus.labels.registerLabel }).isVisible()).toBe(true);
    await banner(page).getByRole('button', { name: site.close, exact: true }).click();
    expect(await item.isVisible()).toBe(false);
  });
});

describe('a round trip', () => {
  // Who is signed in does not depend on the direction; the words do.
  const language = 'ar';
  const { labels, userMenu } = readMenus(language);
  const [upload, team] = userMenu.filter(({ requiredRole }) => requiredRole);

  /**
   * Signs somebody in from the header of a page. The desk of the portal asks for it, too, in a dialog, and may be there first.
   *
   * @param within what has the header's button
   */
  const signIn = async (page: Page, id: string, within: Page | Locator = banner(page)) => {
    const { firstName, lastName } = userById(id)!.profile;
    await within.getByRole('button', { name: labels.registerLabel }).first().click();
    await page.getByRole('heading', { name: signOnWords.title[language] }).waitFor();
    await page.getByRole('button', { name: `${firstName} ${lastName}` }).click();
    return firstName;
  };
  const signOut = async (page: Page) => {
    await page.getByRole('menuitem', { name: labels.signOutLabel }).click();
    await banner(page).getByRole('button', { name: labels.registerLabel }).waitFor();
  };

  test('of a consumer comes back to the page where it began', async () => {
    const page = await stage.open(`/${language}/home.html?bar=off`, {
      ...still,
      viewport: { width: 1440, height: 900 },
    });
    const name = await signIn(page, 'u-default');
    const user = banner(page).getByRole('button', { name });
    await user.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${language}/home.html`);
    await user.click();
    await page.getByRole('menuitem', { name: userMenu[0]!.label }).waitFor();
    await signOut(page);
    expect(await user.count()).toBe(0);
  });

  test('of a consumer goes through the menu on a small screen', async () => {
    const page = await stage.open(`/${language}/home.html?bar=off`, {
      ...still,
      viewport: { width: 390, height: 844 },
    });
    const openMenu = async () => {
      await banner(page).getByRole('button', { expanded: false }).last().click();
      await page.getByRole('dialog').waitFor();
    };
    await settled(page, '#header');
    await openMenu();
    const name = await signIn(page, 'u-default', page.getByRole('dialog'));
    await settled(page, '#header');
    await openMenu();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(name).waitFor();
    await dialog.getByRole('button', { name: labels.signOutLabel }).click();
    await page.waitForURL(`**/${language}/home.html`);
    await settled(page, '#header');
    await openMenu();
    await page.getByRole('dialog').getByRole('button', { name: labels.registerLabel }).waitFor();
    expect(await page.getByRole('dialog').getByText(name).count()).toBe(0);
  });

  test.each([
    ['a partner admin', 'u-partner-admin', true],
    ['a partner contributor', 'u-partner-contributor', false],
    ['a content manager of the authority', 'u-sta-content', false],
  ])('of %s shows what the role may do', async (_who, id, hasTeam) => {
    const page = await stage.open(`/${language}/portal.html?bar=off`, {
      ...still,
      viewport: { width: 1440, height: 900 },
    });
    const name = await signIn(page, id);
    await banner(page).getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: upload!.label }).waitFor();
    expect(await page.getByRole('menuitem', { name: team!.label }).count()).toBe(hasTeam ? 1 : 0);
    await signOut(page);
  });

  test('of a partner ends by itself when the session does', async () => {
    const page = await stage.open(
      `/${language}/portal.html`,
      { ...still, viewport: { width: 1440, height: 900 } },
      (opened) => opened.clock.install(),
    );
    const name = await signIn(page, 'u-partner-admin');
    await banner(page).getByRole('button', { name }).waitFor();
    const bar = page.getByRole('navigation', { name: 'Demo switches' });
    await bar.getByRole('button', { name: 'Origin' }).click();
    await page.getByRole('link', { name: 'Session expired' }).click();
    await bar.getByRole('button', { name: 'Origin expired' }).waitFor();
    await banner(page).getByRole('button', { name }).waitFor();
    stage.expectFault(/401.*validate-user-session/);
    await page.clock.fastForward('02:00');
    await page.getByRole('alert').filter({ hasText: labels.alertText }).waitFor();
    await banner(page).getByRole('button', { name: labels.registerLabel }).waitFor();
    expect(await banner(page).getByRole('button', { name }).count()).toBe(0);
  });
});
