import { screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import {
  mountElement,
  mountHtml,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

setFakePages();

const author = { bodyData: { cmsMode: 'author' } };
const boxOf = (name: string) => screen.findByRole('region', { name });

/** Wrong in every way that a configuration can be wrong and still be used. */
const sloppy = { title: 4, places: 'many', isOpen: 'perhaps', items: [{ label: 'Abha' }, { link: '/x' }, 7] };
const sloppyPaths = ['title', 'places', 'isOpen', 'items[1].label', 'items[2]'];

describe('an author sees in place', () => {
  test('each wrong field of a widget that stands, and what was expected', async () => {
    startFakePage(mountHtml('card', 'a', sloppy), author);
    const box = await boxOf('card');
    expect(mountElement('a')).toContainElement(box);
    expect(screen.getByRole('heading', { name: 'Untitled' })).toBeVisible();
    const rows = within(box)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(rows).toEqual([
      'titleexpected: text · found: number 4',
      'items[1].labelnot filled in · expected: text',
      'items[2]expected: group of fields · found: number 7',
      'placesexpected: number · found: "many"',
      'isOpenexpected: on or off · found: "perhaps"',
    ]);
    expect(box).toHaveTextContent('5 fields need your attention');
  });

  test('the field without which a widget cannot be shown, beside its fallback', async () => {
    startFakePage(mountHtml('strict', 'a', { title: 'x' }), author);
    const box = await boxOf('strict');
    expect(box).toHaveTextContent('Nothing to show yet. Fill in:');
    expect(box).toHaveTextContent('placenot filled in · expected: text');
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(statusOf('a')).toBe('failed');
  });

  test('an own address of the widget to which no call may go, and where it may lie', async () => {
    const here = location.origin;
    const site =
      '<script type="application/json" data-site-config>{"allowedOrigins":"https://forms.example"}</script>';
    const config = {
      places: 'many',
      voteUrl: 'https://evil.example/vote',
      submitUrl: 'https://forms.example/in',
    };
    startFakePage(site + mountHtml('voting', 'a', config), author);
    const box = await boxOf('voting');
    const rows = within(box)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(rows).toEqual([
      'placesexpected: number · found: "many"',
      `voteUrlexpected: web address: ${here} | https://forms.example · found: "https://evil.example/vote"`,
    ]);
    expect(screen.getByText('Votes go to nobody, the rest to https://forms.example/in')).toBeVisible();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'tourism-widgets: voting: places: expected number, found "many"; ' +
        `voteUrl: expected address: ${here} | https://forms.example, found "https://evil.example/vote"`,
      mountElement('a'),
    );
  });

  test('an own address without which the widget is nothing, beside its fallback', async () => {
    startFakePage(mountHtml('voting', 'a', { places: 'many', submitUrl: '//evil.example/in' }), author);
    const box = await boxOf('voting');
    expect(box).toHaveTextContent(
      `submitUrlexpected: web address: ${location.origin} · found: "//evil.example/in"`,
    );
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
    expect(statusOf('a')).toBe('failed');
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('places: expected number'),
      mountElement('a'),
    );
  });

  test.each([
    ['crad', 'Missing module; the nearest is "card"'],
    ['absent', 'Loading chunk https://example.org/assets/absent.js failed (missing)'],
    ['breaks-in-render', 'Error: render'],
  ])('what is the matter with %s', async (name, words) => {
    startFakePage(mountHtml(name, 'a'), author);
    const box = await boxOf(name);
    expect(box).toHaveTextContent('This widget could not be shown');
    expect(box).toHaveTextContent(words);
    expect(mountElement('a')).toHaveTextContent('Fallback of a');
  });

  test('that the JSON is none', async () => {
    startFakePage('<div id="a" data-component="card" data-config="{"></div>', author);
    expect(await boxOf('card')).toHaveTextContent('expected: JSON');
  });

  test('an empty widget by its name, and what to fill in', async () => {
    startFakePage(mountHtml('quiet', 'a'), author);
    const box = await boxOf('quiet');
    expect(box).toHaveTextContent('Fill in:');
    expect(box).toHaveTextContent('title');
    expect(statusOf('a')).toBe('mounted');
  });

  test.each(languages)('all that in the page’s language: %s', async (language) => {
    startFakePage(mountHtml('card', 'a', sloppy), { ...author, language });
    const box = await boxOf('card');
    expect(box).toHaveAttribute('lang', language);
    expect(box).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(box.textContent).not.toMatch(/[{}]/);
    expect(/expected|found|field/.test(box.textContent ?? '')).toBe(language === 'en');
    for (const path of sloppyPaths) expect(box).toHaveTextContent(path);
  });

  test.each(['author', 'AUTHOR', ' Author '])('where the page says %j', async (cmsMode) => {
    startFakePage(mountHtml('strict', 'a'), { bodyData: { cmsMode } });
    expect(await boxOf('strict')).toBeVisible();
  });

  test('where the site configuration says so, also for a widget that nobody knows', async () => {
    const site = '<script type="application/json" data-site-config>{"cmsMode":"author"}</script>';
    startFakePage(site + mountHtml('strict', 'a') + mountHtml('crad', 'b'));
    expect(await boxOf('strict')).toBeVisible();
    expect(await boxOf('crad')).toBeVisible();
  });
});

describe('the box goes', () => {
  test('when the author has mended the configuration', async () => {
    startFakePage(mountHtml('strict', 'a', {}), author);
    await boxOf('strict');
    mountElement('a').querySelector('script')!.textContent = '{"place":"Taif"}';
    expect(await screen.findByText('Strictly Taif')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('with the widget', async () => {
    const { widgets } = startFakePage(mountHtml('quiet', 'a') + mountHtml('crad', 'b'), author);
    await boxOf('quiet');
    await boxOf('crad');
    widgets.unmount(mountElement('a'));
    widgets.unmount(mountElement('b'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(mountElement('b').textContent).toBe('Fallback of b');
  });

  test('before it has come', async () => {
    const { widgets } = startFakePage(mountHtml('crad', 'a'), author);
    widgets.unmount(mountElement('a'));
    await nextTasks();
    expect(mountElement('a').innerHTML).toBe('<p>Fallback of a</p>');
  });
});

describe('a visitor sees nothing of it', () => {
  test.each([undefined, 'publish', 'preview', ''])('where the page says %j', async (cmsMode) => {
    const { widgets } = startFakePage(
      mountHtml('card', 'a', sloppy) +
        mountHtml('quiet', 'b') +
        mountHtml('strict', 'c') +
        mountHtml('crad', 'd'),
      { bodyData: cmsMode === undefined ? {} : { cmsMode } },
    );
    await widgets.ready;
    await nextTasks();
    expect(document.querySelector('[data-widget-root="author"]')).toBeNull();
    expect(mountElement('a').textContent).toBe(
      `${mountElement('a').querySelector('script')?.textContent}UntitledAbha4 places, closed`,
    );
  });

  test('and the console has one error a widget, with the same facts', async () => {
    const { widgets } = startFakePage(
      mountHtml('card', 'a', sloppy) + mountHtml('card', 'b', { title: 'Sound' }),
    );
    await widgets.ready;
    await nextTasks();
    expect(console.error).toHaveBeenCalledOnce();
    const [text, element] = vi.mocked(console.error).mock.lastCall as [string, Element];
    expect(element).toBe(mountElement('a'));
    expect(text).toBe(
      'tourism-widgets: card: title: expected string, found number 4; ' +
        'items[1].label: expected string, found nothing; items[2]: expected object, found number 7; ' +
        'places: expected number, found "many"; isOpen: expected boolean, found "perhaps"',
    );
  });
});
