import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import {
  configScript,
  endFakePages,
  mountElement,
  outcomeOf,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

afterEach(endFakePages);

const mounted = (id: string) => vi.waitFor(() => expect(statusOf(id)).toBe('mounted'));
const rootOf = (id: string) => mountElement(id).querySelector<HTMLElement>('[data-widget-root]')!;

describe('theme: the widget’s own word, then the nearest attribute, then default', () => {
  test.each([
    [{}, '', undefined, 'default'],
    [{}, '', 'blue', 'blue'],
    [{}, '', 'green', 'default'],
    [{}, 'data-theme="blue"', undefined, 'blue'],
    [{}, 'data-theme="default"', 'blue', 'default'],
    [{ theme: 'blue' }, '', undefined, 'blue'],
    [{ theme: 'default' }, 'data-theme="blue"', 'blue', 'default'],
    [{ theme: '' }, 'data-theme="blue"', undefined, 'blue'],
  ])('configuration %o, element %j, body %j: %s', async (config, attributes, onBody, theme) => {
    startFakePage(`<div id="a" data-component="card" ${attributes}>${configScript(config)}</div>`, {
      bodyData: onBody === undefined ? {} : { theme: onBody },
    });
    await mounted('a');
    expect(rootOf('a').dataset['theme']).toBe(theme);
  });
});

test('the site configuration names the theme where no attribute does', async () => {
  const site = '<script type="application/json" data-site-config>{"theme":"blue"}</script>';
  startFakePage(
    `${site}<div id="a" data-component="card"></div><div id="b" data-component="card" data-theme="default"></div>`,
  );
  await mounted('a');
  await mounted('b');
  expect(rootOf('a').dataset['theme']).toBe('blue');
  expect(rootOf('b').dataset['theme']).toBe('default');
});

describe('margin: the widget’s own word, then its element’s attribute, then md', () => {
  test.each([
    [{}, '', 'md'],
    [{}, 'data-margin="sm"', 'sm'],
    [{}, 'data-margin="huge"', 'md'],
    [{ pageMargin: 'sm' }, '', 'sm'],
    [{ pageMargin: 'md' }, 'data-margin="sm"', 'md'],
    [{ pageMargin: null }, 'data-margin="sm"', 'sm'],
  ])('configuration %o, element %j: %s', async (config, attributes, margin) => {
    startFakePage(`<div id="a" data-component="card" ${attributes}>${configScript(config)}</div>`);
    await mounted('a');
    expect(rootOf('a').dataset['margin']).toBe(margin);
  });

  test('a widget shown by another has its own', async () => {
    startFakePage(`<div id="a" data-component="nest" data-margin="sm"></div>`);
    const inner = (await screen.findByText('Ticking')).closest<HTMLElement>('[data-widget-root]');
    expect([rootOf('a').dataset['margin'], inner?.dataset['margin']]).toEqual(['sm', 'md']);
  });
});

describe('lang and dir are set where a mount element inherits others than its page’s', () => {
  const at = (html: string, language: Language = 'en') =>
    startFakePage(html.replace('@', '<div id="a" data-component="words"></div>'), { language });

  test.each([
    ['en', '@', null, null],
    ['ar', '@', null, null],
    ['en', '<section lang="en-GB">@</section>', null, null],
    ['en', '<section lang="EN" dir="LTR">@</section>', null, null],
    ['en', '<section lang="de">@</section>', 'en', null],
    ['en', '<section lang="ar" dir="rtl">@</section>', 'en', 'ltr'],
    ['ar', '<section lang="en" dir="ltr">@</section>', 'ar', 'rtl'],
    ['ar', '<section dir="ltr">@</section>', null, 'rtl'],
    ['en', '<section lang="">@</section>', 'en', null],
    // A locale of Java is none that a browser knows.
    ['ar', '<section lang="ar_SA" dir="rtl">@</section>', 'ar', null],
  ] as const)('on a page in %s, %s', async (language, html, lang, dir) => {
    at(html, language);
    await mounted('a');
    expect([mountElement('a').getAttribute('lang'), mountElement('a').getAttribute('dir')]).toEqual([
      lang,
      dir,
    ]);
  });

  test('what the author has written there stays', async () => {
    startFakePage('<div id="a" data-component="words" lang="fr" dir="rtl"></div>');
    await mounted('a');
    expect([mountElement('a').lang, mountElement('a').dir]).toEqual(['fr', 'rtl']);
  });
});

test('a translator that changes the language of the page as it begins changes neither words nor direction', async () => {
  startFakePage('<div id="a" data-component="words"></div>', { language: 'ar' });
  history.replaceState(null, '', '/page.html');
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  await outcomeOf('a');
  expect([mountElement('a').lang, mountElement('a').dir]).toEqual(['ar', 'rtl']);
  expect(mountElement('a')).toHaveTextContent('ar rtl');
});

test('a widget knows its name, its page’s mode, language and direction, and words that all share', async () => {
  startFakePage('<div id="a" data-component="WORDS"></div>', { language: 'ar', bodyData: { mode: 'b2b' } });
  expect(await screen.findByText('words B2B ar rtl Close')).toBeVisible();
});

test('a widget finds another one by what that provides', async () => {
  startFakePage('<div data-component="seeker"></div><div id="asker" data-component="Quiet"></div>');
  expect(await screen.findByText('Consent: asker')).toBeVisible();
});
