import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { image as imageField } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';
import { renderPart } from '#testing/render-part.tsx';
import { ConsentFrame } from './ConsentFrame.tsx';
import type { Embed } from './embed-of.ts';

const src = 'https://www.youtube-nocookie.com/embed/a?hl=en';
const embed: Embed = {
  provider: 'youtube',
  name: 'YouTube',
  kind: 'film',
  src,
  startSrc: `${src}&autoplay=1`,
  link: 'https://www.youtube.com/watch?v=a',
  isOwn: false,
};
type Props = Partial<Parameters<typeof ConsentFrame>[0]>;
const show = (props: Props = {}, options?: Parameters<typeof renderPart>[1]) =>
  renderPart(<ConsentFrame embed={embed} title="Dunes at dusk" {...props} />, options);
const frame = () => document.querySelector('iframe');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const allow = (...entries: string[]) => act(() => writeKey(siteConsent, entries));

/** Lets what observes the page see it. */
const comeIntoView = () => act(async () => {});

let events: Record<string, unknown>[] = [];
beforeEach(() => {
  events = [];
  removeKey(siteConsent);
  vi.stubGlobal('dataLayer', events);
});

describe('before a visitor has agreed', () => {
  test.each([
    ['nobody asks', []],
    ['media are refused', ['necessary']],
    ['the answer names another category', ['necessary', 'marketing']],
  ])('nothing of the provider is on the page where %s', (_, entries) => {
    if (entries.length > 0) writeKey(siteConsent, entries);
    const { container } = show();
    expect(frame()).toBeNull();
    expect(container.innerHTML).not.toContain('youtube-nocookie');
    expect(document.querySelector('link')).toBeNull();
    expect(screen.getByRole('group', { name: 'Dunes at dusk' })).toHaveTextContent(
      'YouTube can see your internet address',
    );
    expect(screen.getByRole('link', { name: 'Open at YouTube' })).toHaveAttribute('href', embed.link);
  });

  test('a poster of the page is shown', () => {
    const poster = (desktopImage: string) => readValue(imageField, { desktopImage, alt: 'Dunes' });
    show({ poster: poster('/images/dunes.jpg') });
    expect(screen.getByRole('img', { name: 'Dunes' })).toHaveAttribute('src', '/images/dunes.jpg');
  });

  test.each(['https://i.ytimg.com/vi/a/0.jpg', '//i.ytimg.com/vi/a/0.jpg'])(
    'but not %s, which the provider would be asked for',
    (desktopImage) => {
      const { container } = show({ poster: readValue(imageField, { desktopImage }) });
      expect(container.querySelector('img')).toBeNull();
    },
  );
});

describe('a press', () => {
  test('loads this frame alone, which starts by itself, and the focus stays before it', () => {
    show();
    show({ title: 'Reefs' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Play film' })[0]!);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(frame()).toHaveAttribute('src', embed.startSrc);
    const group = screen.getByRole('group', { name: 'Dunes at dusk' });
    expect(group).toHaveFocus();
    expect(group).toContainElement(frame());
    expect(events).toEqual([
      expect.objectContaining({ event: 'media_play', click_text: 'Dunes at dusk', link: embed.link }),
    ]);
    expect(document.cookie).not.toContain('site_consent');
  });

  test('the frame has a title, may not leave the page, and tells the provider the site alone', () => {
    show();
    press('Play film');
    expect(frame()).toHaveAttribute('title', 'Dunes at dusk');
    expect(frame()!.getAttribute('sandbox')!.split(' ')).toEqual([
      'allow-scripts',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-presentation',
      'allow-same-origin',
    ]);
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame()).toHaveAttribute('loading', 'lazy');
    expect(frame()).toHaveAttribute('allow', expect.stringContaining('encrypted-media'));
  });

  test('a frame of the page’s own origin has no scripts with its origin', () => {
    show({ embed: { ...embed, isOwn: true } });
    press('Play film');
    expect(frame()!.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('loads nothing on an author’s page', () => {
    writeKey(siteConsent, ['necessary', 'media']);
    show({}, { cmsMode: 'author' });
    press('Play film');
    expect(frame()).toBeNull();
    expect(events).toEqual([]);
  });
});

describe('what the visitor has allowed', () => {
  test('comes without a press and without starting, goes when it is refused, and stays where it was pressed', async () => {
    show();
    await comeIntoView();
    allow('necessary', 'media');
    expect(frame()).toHaveAttribute('src', src);
    allow('necessary');
    expect(frame()).toBeNull();
    press('Play film');
    allow('necessary', 'media');
    allow('necessary');
    expect(frame()).toHaveAttribute('src', embed.startSrc);
  });

  test('is asked of another category where the author says so', async () => {
    show({ category: 'marketing' });
    await comeIntoView();
    allow('necessary', 'media');
    expect(frame()).toBeNull();
    allow('necessary', 'marketing');
    expect(frame()).not.toBeNull();
  });

  test('changes nothing for content that waits for its press, and is not offered there', async () => {
    show({ waitsForPress: true });
    await comeIntoView();
    allow('necessary');
    expect(screen.queryByRole('button', { name: 'Always allow films and maps' })).toBeNull();
    allow('necessary', 'media');
    expect(frame()).toBeNull();
    expect(screen.getByRole('group')).toHaveTextContent('YouTube can see your internet address');
    press('Play film');
    expect(frame()).toHaveAttribute('src', embed.startSrc);
  });

  test('can be allowed for good once the page’s question has been answered', async () => {
    show();
    await comeIntoView();
    expect(screen.queryByRole('button', { name: 'Always allow films and maps' })).toBeNull();
    allow('necessary', 'analytics');
    press('Always allow films and maps');
    expect(document.cookie).toContain('site_consent=necessary%2Canalytics%2Cmedia');
    expect(frame()).toHaveAttribute('src', src);
    expect(screen.getByRole('group')).toHaveFocus();
    expect(events).toEqual([
      expect.objectContaining({ event: 'consent_update', click_text: 'Always allow films and maps' }),
    ]);
  });

  test('holds for this frame alone where the browser keeps no cookie', () => {
    show();
    allow('necessary');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
    press('Always allow films and maps');
    expect(frame()).not.toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('this holds for this content only');
  });
});

describe('a frame that does not come', () => {
  test('has a link to its content after ten seconds, and none once it has come', () => {
    vi.useFakeTimers();
    show();
    press('Play film');
    expect(screen.getByText('Loading')).toBeVisible();
    act(() => vi.advanceTimersByTime(9_900));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('YouTube has not answered.');
    expect(alert.querySelector('a')).toHaveAttribute('href', embed.link);
    fireEvent.load(frame()!);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.useRealTimers();
  });

  test('that the page’s policy holds back has it at once', () => {
    show();
    press('Play film');
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://www.youtube-nocookie.com/embed/a',
    });
    act(() => void window.dispatchEvent(violation));
    fireEvent.load(frame()!);
    expect(screen.getByRole('alert')).toHaveTextContent('YouTube has not answered.');
  });
});

describe('the content’s own height', () => {
  const height = () =>
    frame()!.closest<HTMLElement>('[data-ratio]')!.style.getPropertyValue('--tourism-frame-height');
  const send = (data: unknown, init: MessageEventInit = {}) => {
    const source = frame()!.contentWindow;
    const origin = 'https://www.youtube-nocookie.com';
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin, ...init })));
  };

  test('is followed where its author wants that', () => {
    show({ height: 480, followsContent: true });
    expect(screen.getByRole('group').parentElement!.style.getPropertyValue('--tourism-frame-height')).toBe(
      '480px',
    );
    press('Play film');
    send({ height: 640.2 });
    expect(height()).toBe('641px');
    send('{"height":700}');
    expect(height()).toBe('700px');
  });

  test.each([
    ['of another window', { height: 640 }, { source: window }],
    ['of another origin', { height: 640 }, { origin: 'https://evil.example' }],
    ['of no window', { height: 640 }, { source: null }],
    ['too small', { height: 20 }, {}],
    ['too large', { height: 90_000 }, {}],
    ['no number', { height: '640' }, {}],
    ['no JSON', '{', {}],
    ['nothing', null, {}],
  ])('a message %s is ignored', (_, data, init) => {
    show({ height: 480, followsContent: true });
    press('Play film');
    send(data, init);
    expect(height()).toBe('480px');
  });

  test('is nobody’s business elsewhere', () => {
    show({ height: 480 });
    press('Play film');
    send({ height: 640 });
    expect(height()).toBe('480px');
  });
});
