import { act, fireEvent, screen } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { image } from '#src/schema/common.schema.ts';
import { inScope, renderPart } from '#testing/render-part.tsx';
import type { VideoReference } from './video.schema.ts';
import { Video } from './Video.tsx';

const film: VideoReference = {
  s7videoFileReference: '/s7/dunes',
  videoFileReference: '/dam/dunes.mp4',
  autoplay: true,
  autorerun: true,
  poster: '/images/dunes.jpg',
};

const calls: string[] = [];
/** What the observers of the page see. */
const observed = new Set<{ see: (isIntersecting: boolean) => void }>();

beforeEach(() => {
  calls.splice(0);
  observed.clear();
  const stub = (name: 'play' | 'pause' | 'load') =>
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(function (this: HTMLMediaElement) {
      calls.push(name);
      if (name === 'play') fireEvent.playing(this);
      if (name === 'pause') fireEvent.pause(this);
      return Promise.resolve();
    });
  for (const name of ['play', 'pause', 'load'] as const) stub(name);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      see: (isIntersecting: boolean) => void;
      observe() {
        observed.add(this);
      }
      disconnect() {
        observed.delete(this);
      }
    },
  );
});

const comeIntoView = (isIntersecting = true) =>
  act(async () => observed.forEach(({ see }) => see(isIntersecting)));
const video = () => document.querySelector('video');
const show = (changes: Partial<VideoReference> = {}, cmsMode: 'publish' | 'author' = 'publish') =>
  renderPart(<Video video={{ ...film, ...changes }} label="Dunes at dusk" />, {
    cmsMode,
  });

function stubMedia(matching: string) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === matching }),
  );
}

async function hidePage(isHidden: boolean) {
  vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
}

test('off screen nothing of the film is fetched', async () => {
  show();
  expect(video()).not.toHaveAttribute('src');
  expect(video()).toHaveAttribute('preload', 'none');
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(calls).not.toContain('play');
});

test('in view it plays by itself, muted, in place and again and again', async () => {
  show();
  await comeIntoView();
  expect(video()).toHaveAttribute('src', '/s7/dunes');
  expect(video()).toMatchObject({ muted: true, loop: true, controls: false });
  expect(video()).toHaveAttribute('playsinline');
  expect(calls.at(-1)).toBe('play');
});

test('the visitor stops it and starts it again', async () => {
  show();
  await comeIntoView();
  fireEvent.click(screen.getByRole('button', { name: 'Pause film' }));
  expect(calls.at(-1)).toBe('pause');
  await comeIntoView(false);
  await comeIntoView();
  expect(calls.at(-1)).toBe('pause');
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(calls.at(-1)).toBe('play');
});

test('it rests out of view and in a hidden tab, and goes on afterwards', async () => {
  show();
  await comeIntoView();
  await comeIntoView(false);
  expect(calls.at(-1)).toBe('pause');
  await comeIntoView();
  expect(calls.at(-1)).toBe('play');
  await hidePage(true);
  expect(calls.at(-1)).toBe('pause');
  await hidePage(false);
  expect(calls.at(-1)).toBe('play');
});

describe('it waits for the visitor', () => {
  /** What was called in view, then what after a click on the button. */
  async function callsBeforeAndAfter() {
    await comeIntoView();
    const before = calls.at(-1);
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
    return [before, calls.at(-1)];
  }

  test('who wants less motion', async () => {
    stubMedia('(prefers-reduced-motion: reduce)');
    show();
    expect(await callsBeforeAndAfter()).toEqual([undefined, 'play']);
  });

  test('who wants less data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    show();
    expect(await callsBeforeAndAfter()).toEqual([undefined, 'play']);
  });

  test('while an author edits the page', async () => {
    show({}, 'author');
    expect(await callsBeforeAndAfter()).toEqual([undefined, 'play']);
  });

  test('where the browser lets nothing start by itself', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(
      Object.assign(new Error(), { name: 'NotAllowedError' }),
    );
    show();
    await comeIntoView();
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(calls.at(-1)).toBe('play');
  });
});

test('at its end it can be played again', async () => {
  show({ autorerun: false });
  await comeIntoView();
  fireEvent.ended(video()!);
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(calls.at(-1)).toBe('play');
});

test('a film that does not start by itself has the browser’s controls', async () => {
  show({ autoplay: false });
  await comeIntoView();
  expect(video()).toHaveProperty('controls', true);
  expect(calls).not.toContain('play');
  expect(screen.queryByRole('button')).toBeNull();
});

test('where Scene7 fails the asset manager’s film is shown, then the poster alone, with its words', async () => {
  show();
  await comeIntoView();
  fireEvent.error(video()!);
  expect(video()).toHaveAttribute('src', '/dam/dunes.mp4');
  fireEvent.error(video()!);
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Dunes at dusk' })).toHaveAttribute('src', '/images/dunes.jpg');
});

test('in a carousel that shows something else nothing of it is fetched, and it rests', async () => {
  const dunes = (isShown: boolean) => <Video video={film} label="Dunes at dusk" isShown={isShown} />;
  const { rerender } = renderPart(dunes(false));
  await comeIntoView();
  expect(video()).not.toHaveAttribute('src');
  expect(calls).not.toContain('play');
  rerender(<StrictMode>{inScope(dunes(true))}</StrictMode>);
  expect(calls.at(-1)).toBe('play');
  rerender(<StrictMode>{inScope(dunes(false))}</StrictMode>);
  expect(video()).not.toHaveAttribute('src');
});

test('behind text it has our button in place of the browser’s controls, and its sound', async () => {
  renderPart(<Video video={{ ...film, autoplay: false }} label="Dunes" isBackdrop />);
  await comeIntoView();
  expect(video()).toHaveProperty('controls', false);
  expect(calls).not.toContain('play');
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(calls.at(-1)).toBe('play');
  expect(video()).toHaveProperty('muted', false);
});

test('a picture stands in for the poster of a film that has none', () => {
  const picture = readValue(image, { desktopImage: '/images/stand-in.jpg', alt: 'Dunes' });
  renderPart(<Video video={{ ...film, poster: undefined }} label="" image={picture} isFirst />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/stand-in.jpg');
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
  expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});

test('it stops loading when it goes', async () => {
  const { unmount } = show();
  await comeIntoView();
  const element = video();
  unmount();
  expect(element).not.toHaveAttribute('src');
  expect(calls.slice(-2)).toEqual(['load', 'pause'].toSorted((a) => (a === calls.at(-2) ? -1 : 1)));
});
