import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { renderWidget } from '#testing/render-widget.tsx';

const button = (name: string) => screen.getByRole('button', { name });
/** A link by the name of its network, with or without the words about its window. */
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} ?(\\(|$)`) });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.replace(/ \(.*/, ''));
const sentTo = (name: string, parameter: string) =>
  new URL(link(name).getAttribute('href')!).searchParams.get(parameter);

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  document.title = 'AlUla';
});

/** A device with a touch screen that shares by itself. */
function setDevice(native: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
  );
  const share = vi.fn(native);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}
beforeEach(() => () => Reflect.deleteProperty(navigator, 'share'));

/** A browser that copies, refuses to, or cannot. */
function setClipboard(clipboard: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
beforeEach(() => () => Reflect.deleteProperty(navigator, 'clipboard'));

describe('the networks', () => {
  test('are a list of links in new windows, which say so', async () => {
    await renderWidget('share-bar');
    expect(screen.getByRole('region', { name: 'Share this page' })).toBeVisible();
    const list = screen.getByRole('list', { name: 'Share this page' });
    const [whatsapp] = within(list).getAllByRole('link');
    expect(whatsapp).toHaveAccessibleName(/^WhatsApp ?\(opens in a new window\)$/);
    expect(whatsapp).toHaveAttribute('target', '_blank');
    expect(whatsapp).toHaveAttribute('rel', 'noopener');
    expect(link('Email')).not.toHaveAttribute('target');
  });

  test.each<[Language, string[]]>([
    ['en', ['WhatsApp', 'X', 'Facebook', 'LinkedIn', 'Email']],
    ['ar', ['واتساب', 'إكس', 'فيسبوك', 'تيليغرام', 'البريد الإلكتروني']],
    ['zh', ['微博', '电子邮件']],
    ['ja', ['LINE', 'X', 'Facebook', 'メール']],
    ['ru', ['ВКонтакте', 'Telegram', 'WhatsApp', 'Эл. почта']],
  ])('in %s are those that are usual there', async (language, expected) => {
    await renderWidget('share-bar', {}, { language });
    expect(names()).toEqual(expected);
  });

  test('are those that the author names, each once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('share-bar', 'faulty-networks');
    expect(names()).toEqual(['WhatsApp', 'Email']);
  });

  test('are sent the page’s address and title without what tells of the visitor', async () => {
    await renderWidget(
      'share-bar',
      { networks: ['x'] },
      { path: 'search.html?search=oud&utm_source=mail&token=1#top' },
    );
    expect(sentTo('X', 'url')).toBe(`${location.origin}/en/search.html?search=oud#top`);
    expect(sentTo('X', 'text')).toBe('AlUla');
  });

  test('are sent the state that a list has come to since', async () => {
    const visitor = userEvent.setup();
    await renderWidget('share-bar', { networks: ['facebook'] });
    history.pushState(null, '', '?f.type=place');
    await visitor.tab();
    expect(sentTo('Facebook', 'u')).toBe(`${location.origin}/en/page.html?f.type=place`);
    history.pushState(null, '', '?f.type=event');
    await visitor.hover(screen.getByRole('list'));
    expect(sentTo('Facebook', 'u')).toContain('event');
  });

  test('are sent the page and the title that the author names', async () => {
    await renderWidget('share-bar', 'full');
    expect(sentTo('VK', 'url')).toBe(`${location.origin}/en/places/alula`);
    expect(sentTo('VK', 'title')).toMatch(/^AlUla: sandstone/);
    expect(screen.getByRole('region', { name: 'Tell your travel companions' })).toBeVisible();
  });

  test('report which was chosen', async () => {
    await renderWidget('share-bar', { networks: ['telegram'], dataLayer: { place: 'foot' } });
    act(() => link('Telegram').click());
    expect(events).toEqual([
      expect.objectContaining({
        event: 'share',
        section_name: 'share-bar',
        click_text: 'Telegram',
        place: 'foot',
      }),
    ]);
  });
});

test('a page of another site is not shared, and its author is told', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget(
    'share-bar',
    { networks: ['x'], shareUrl: 'https://elsewhere.example/en/' },
    { cmsMode: 'author' },
  );
  expect(sentTo('X', 'url')).toBe(`${location.origin}/en/page.html`);
  await vi.waitFor(() => expect(String(errors.mock.calls)).toContain('shareUrl'));
  expect(await screen.findByText('shareUrl')).toBeVisible();
});

describe('copying the link', () => {
  test('is confirmed by a message and reported', async () => {
    const visitor = userEvent.setup();
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard({ writeText });
    await renderWidget('share-bar', {}, { path: 'page.html?utm_source=mail#visa' });
    await visitor.click(button('Copy link'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/en/page.html#visa`);
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(events).toEqual([expect.objectContaining({ event: 'share', click_text: 'Copy link' })]);
  });

  test.each<[string, object | undefined]>([
    ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['not known', undefined],
  ])('where it is %s leaves the address selected in a field that has the focus', async (_, clipboard) => {
    const visitor = userEvent.setup();
    setClipboard(clipboard);
    await renderWidget('share-bar', {});
    await visitor.click(button('Copy link'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this page' });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(
      `${location.origin}/en/page.html`,
    );
    expect(field).toHaveAccessibleDescription(/did not allow copying/);
    await visitor.click(button('Copy link'));
    await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});

describe('on a touch screen that shares by itself', () => {
  test('one button opens the device’s own list, and the share is reported', async () => {
    const visitor = userEvent.setup();
    const share = setDevice(() => Promise.resolve());
    await renderWidget('share-bar', {}, { path: 'page.html?token=1#visa' });
    expect(screen.queryByRole('link')).toBeNull();
    await visitor.click(button('Share this page'));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'AlUla',
      url: `${location.origin}/en/page.html#visa`,
    });
    await vi.waitFor(() =>
      expect(events).toEqual([expect.objectContaining({ event: 'share', click_text: 'Share this page' })]),
    );
  });

  test('a visitor who closes that list is told nothing, and may open it again', async () => {
    const visitor = userEvent.setup();
    const errors = vi.spyOn(console, 'error');
    setDevice(() => Promise.reject(new DOMException('', 'AbortError')));
    await renderWidget('share-bar', {});
    await visitor.click(button('Share this page'));
    expect(button('Share this page')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([errors.mock.calls, events]).toEqual([[], []]);
  });

  test('where that fails the networks take its place and the focus', async () => {
    const visitor = userEvent.setup();
    setDevice(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await renderWidget('share-bar', {});
    await visitor.click(button('Share this page'));
    await vi.waitFor(() => expect(link('WhatsApp')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Share this page' })).toBeNull();
  });

  test('the networks stay where its author wants them', async () => {
    setDevice(() => Promise.resolve());
    await renderWidget('share-bar', { showNative: false });
    expect(names()).toHaveLength(5);
  });
});

test('prints the page, where the browser can', async () => {
  const visitor = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderWidget('share-bar', { showPrint: true });
  await visitor.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  expect(events).toEqual([expect.objectContaining({ event: 'share', click_text: 'Print' })]);
  vi.stubGlobal('print', undefined);
  await renderWidget('share-bar', { showPrint: true });
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('shows and hides the page’s QR code with its address', async () => {
  const visitor = userEvent.setup();
  await renderWidget('share-bar', { showQr: true });
  expect(button('QR code')).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(button('QR code'));
  expect(await screen.findByRole('img', { name: 'QR code of the address beside it' })).toBeVisible();
  expect(button('QR code')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(`${location.origin}/en/page.html`)).toBeVisible();
  await visitor.click(button('QR code'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(events).toEqual([expect.objectContaining({ event: 'share', click_text: 'QR code' })]);
});
