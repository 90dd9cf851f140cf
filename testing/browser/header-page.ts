import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { mountElement } from '../../demo-pages/html.ts';
import { readExample } from '../../demo-pages/widgets.ts';
import arabic from '../../widgets/header/messages/ar.json' with { type: 'json' };
import english from '../../widgets/header/messages/en.json' with { type: 'json' };
import { userById } from '../../origin/data.ts';
import { settled, type ShownParts, type Stage } from './stage.ts';

/** A page of the built demo with a header on it, for tests of what only a browser does. */

/** What tests read of an example. */
interface Example {
  readonly menu: readonly { readonly title: string }[];
  readonly viewAllLabel: string;
  readonly languages: { readonly label: string };
  readonly userMenu: Readonly<Record<'registerLabel' | 'signOutLabel' | 'viewProfileLabel', string>>;
}

const example = (name: string) => readExample('header', name) as unknown as Example;

/** The header of each language of the tests, and the words by which its controls are found. */
export const headers = {
  en: { language: 'en', config: example('default'), words: english, forward: 'ArrowRight' },
  ar: { language: 'ar', config: example('arabic'), words: arabic, forward: 'ArrowLeft' },
} as const;

export type HeaderOf = (typeof headers)[keyof typeof headers];

export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const narrow: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
export const touch: BrowserContextOptions = { ...narrow, hasTouch: true, isMobile: true };

/** The header's page: something to go on to behind it, and a place far below. */
const main = `<h1>A page</h1><p><a href="#target" id="after">Behind the header</a></p>
${'<p>Text of the page itself.</p>'.repeat(80)}<h2 id="target">Target</h2>${'<p>Text.</p>'.repeat(60)}`;

/** Opens the page and waits until its header is there. */
export async function showHeader(
  stage: Stage,
  { config, ...parts }: ShownParts & { readonly config?: object } = {},
): Promise<Page> {
  const own = config ?? headers[parts.language === 'ar' ? 'ar' : 'en'].config;
  const top = mountElement('header', own);
  const page = await stage.show(main, { context: wide, top, ...parts });
  await settled(page, '[data-component="header"]');
  return page;
}

/**
 * Cookies that sign a consumer in, or in the portal a partner.
 *
 * @param user id of one of the fake origin's users
 */
export const signedIn =
  (stage: Stage, user: string, { token = userById(user)?.accessToken ?? '', mode = 'B2C' } = {}) =>
  (page: Page) =>
    page.context().addCookies(
      [
        { name: 'demo', value: `user=${user}` },
        { name: mode === 'B2B' ? 'ssid-access-token' : 'access_token', value: token },
      ].map((cookie) => ({ ...cookie, url: stage.server.url })),
    );

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const languageButton = (page: Page, { language, config }: HeaderOf) =>
  page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()} ${config.languages.label}`) });

/** Text of what has the focus; empty where nothing has. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement?.textContent ?? '').trim();
  });

/** Names of the languages that the tooltip of one of them lies over. */
export const coveredLanguages = (language: Locator) =>
  language.evaluate((entry) => {
    const tip = entry.parentElement!.querySelector('[popover]')!.getBoundingClientRect();
    return [...entry.closest('ul')!.querySelectorAll('[lang]')]
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
      })
      .map(({ textContent }) => textContent);
  });

/** Takes the pointer to the middle of an element by several small steps, as a hand does. */
export async function pointAt(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await button(page, name).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
}

/**
 * Rests the pointer on something inside a panel once the panel stands still: Playwright's own `hover` may scroll the page
 * meanwhile, and the bar changes its height.
 */
export async function restOn(target: Locator): Promise<void> {
  await target.evaluate((element) =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(element))
        .map(({ finished }) => finished),
    ),
  );
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().mouse.move(x + width / 2, y + height / 2);
}
