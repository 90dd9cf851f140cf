import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia, knowDuration, playTo, playToEnd } from '#testing/play-media.ts';
import { type PageOptions, renderWidget } from '#testing/render-widget.tsx';

fakeMedia();

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sound = () => document.querySelector('audio') as HTMLAudioElement;
const entries = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('button');
const current = () => entries().findIndex((entry) => entry.getAttribute('aria-current') === 'true');
const shownStop = () => screen.getByRole('group', { name: /^Stop \d/ });
const stored = () => JSON.parse(localStorage.getItem('audioGuide') ?? 'null') as unknown;
const keep = (value: unknown) => localStorage.setItem('audioGuide', JSON.stringify(value));
const transcriptButton = () => button('Transcript');

const stop = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  src: `/sounds/${id}.mp3`,
  transcript: `<p>About ${title}</p>`,
  ...more,
});
const hegra = { latitude: 26.79, longitude: 37.95 };
const balad = { latitude: 21.48, longitude: 39.19 };
const three = {
  id: 'walk',
  title: 'Old stones',
  stops: [stop('hegra', 'Hegra', hegra), stop('al-balad', 'Al-Balad', balad), stop('at-turaif', 'At-Turaif')],
};
const renderGuide = (more: object = {}, options?: PageOptions) =>
  renderWidget('audio-guide', { ...three, ...more }, options);

const events: Record<string, unknown>[] = [];
const pushed = () => events.map(({ event, click_text }) => `${String(event)} ${String(click_text)}`);

beforeEach(() => {
  events.length = 0;
  vi.stubGlobal('dataLayer', events);
  localStorage.clear();
});

test('shows the first stop with its player, and all stops as a list of buttons', async () => {
  await renderWidget('audio-guide');
  expect(screen.getByRole('region', { name: 'Stones that speak' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Stop 1 Hegra' })).toBeVisible();
  expect(entries().map((entry) => entry.textContent)).toEqual([
    '1 Hegra 1 min  ',
    '2 Al-Balad, Historic Jeddah 1 min  ',
    '3 At-Turaif, Diriyah 1 min  ',
    '4 Al-Ahsa Oasis 1 min  ',
  ]);
  expect(current()).toBe(0);
  expect(screen.getByRole('toolbar', { name: 'Hegra' })).toBeVisible();
});

test('a guide of one stop has no list, which would say nothing', async () => {
  await renderWidget('audio-guide', 'one-stop');
  expect(screen.getByRole('region', { name: 'Audio guide' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Stop 1 Al-Ahsa Oasis' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Stops' })).toBeNull();
});

test('asks for nothing before something is pressed', async () => {
  await renderGuide();
  expect(sound()).toHaveAttribute('preload', 'none');
  expect(sound()).toHaveProperty('paused', true);
});

test('a press on a stop plays it, another press pauses it, and each playing is told', async () => {
  await renderGuide();
  await user.click(entries()[1] as Element);
  expect(current()).toBe(1);
  expect(sound()).toHaveAttribute('src', '/sounds/al-balad.mp3');
  expect(sound().paused).toBe(false);
  expect(screen.getByRole('heading', { name: 'Stop 2 Al-Balad' })).toBeVisible();
  await user.click(entries()[1] as Element);
  expect(sound().paused).toBe(true);
  await user.click(entries()[0] as Element);
  expect(pushed()).toEqual(['media_play Al-Balad', 'media_play Hegra']);
});

test('at its end a recording stays, or the next one follows where the author wants it', async () => {
  await renderGuide();
  await user.click(entries()[0] as Element);
  knowDuration(sound(), 20);
  playToEnd(sound());
  expect(current()).toBe(0);

  document.body.replaceChildren();
  await renderGuide({ continueNext: true });
  await user.click(entries()[0] as Element);
  knowDuration(sound(), 20);
  playToEnd(sound());
  await waitFor(() => expect(current()).toBe(1));
  expect(sound()).toHaveAttribute('src', '/sounds/al-balad.mp3');
  expect(sound().paused).toBe(false);
});

test('visitors choose from the author’s speeds', async () => {
  await renderGuide({ speeds: ['1', 2, 9] });
  const names = within(screen.getByRole('combobox', { name: 'Speed' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['1×', '2×']);
});

describe('the transcript', () => {
  test('is in the document before it is opened', async () => {
    await renderGuide();
    expect(await screen.findByText('About Hegra')).toBeInTheDocument();
    expect(transcriptButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open from stop to stop', async () => {
    await renderGuide();
    await user.click(transcriptButton());
    await user.click(entries()[1] as Element);
    expect(transcriptButton()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('About Al-Balad')).toBeVisible();
  });

  test('opens where a recording cannot be played, which is said and can be tried again', async () => {
    await renderGuide();
    await user.click(entries()[0] as Element);
    fireEvent.error(sound());
    expect(await screen.findByRole('alert')).toHaveTextContent('The recording cannot be played.');
    expect(transcriptButton()).toHaveAttribute('aria-expanded', 'true');
    await user.click(transcriptButton());
    expect(transcriptButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sound()).toHaveAttribute('src', '/sounds/hegra.mp3');
    fireEvent.error(sound());
    await user.click(entries()[0] as Element);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sound().paused).toBe(false);
  });

  test('is all there is of a stop without a recording, which ends what was played', async () => {
    await renderGuide({ stops: [three.stops[0], stop('rijal', 'Rijal', { src: '' })] });
    await user.click(entries()[0] as Element);
    await user.click(button(/Rijal/));
    expect(sound().paused).toBe(true);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(transcriptButton()).toHaveAttribute('aria-expanded', 'true');
    expect(entries()[1]).toHaveTextContent('To read');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('follows what is said where its lines have times, and each stop has its own', async () => {
    const timed = stop('hegra', 'Hegra', { cues: '/sounds/hegra.vtt' });
    await renderGuide({ stops: [timed, three.stops[1]] });
    await user.click(transcriptButton());
    await user.click(entries()[0] as Element);
    knowDuration(sound(), 20);
    const line = (startTime: number, text: string) => ({
      startTime,
      endTime: startTime + 5,
      getCueAsHTML: () => new DOMParser().parseFromString(text, 'text/html').body,
    });
    const track = document.querySelector('track') as HTMLTrackElement;
    const cues = [line(0, 'Look up.'), line(5, 'Eagles guard the doorways.')];
    Object.defineProperty(track, 'track', { value: { mode: 'hidden', cues } });
    fireEvent.load(track);
    act(() => playTo(sound(), 6));
    expect(button('Eagles guard the doorways.')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByText('About Hegra')).toBeNull();
    await user.click(button('Look up.'));
    expect(sound().currentTime).toBe(0);
    await user.click(entries()[1] as Element);
    expect(screen.queryByRole('button', { name: 'Look up.' })).toBeNull();
    expect(await screen.findByText('About Al-Balad')).toBeVisible();
  });
});

describe('where a visitor was', () => {
  test('is remembered by guide and stop as a recording is played', async () => {
    keep({ other: { stop: 'x', seconds: 3 } });
    await renderGuide();
    await user.click(entries()[1] as Element);
    knowDuration(sound(), 90);
    playTo(sound(), 80.7);
    expect(stored()).toEqual({ other: { stop: 'x', seconds: 3 }, walk: { stop: 'al-balad', seconds: 80 } });
    playToEnd(sound());
    expect(stored()).toMatchObject({ walk: { stop: 'at-turaif', seconds: 0 } });
    await user.click(entries()[2] as Element);
    playToEnd(sound());
    expect(stored()).toEqual({ other: { stop: 'x', seconds: 3 } });
  });

  test('is offered on return, and nothing plays before it is pressed', async () => {
    keep({ walk: { stop: 'at-turaif', seconds: 80 } });
    await renderGuide();
    const offer = button('Go on at stop 3, 1:20');
    expect([current(), sound().paused]).toEqual([0, true]);
    await user.click(offer);
    expect(current()).toBe(2);
    expect(sound().paused).toBe(false);
    knowDuration(sound(), 90);
    expect(sound().currentTime).toBe(80);
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
    expect(shownStop()).toHaveFocus();
  });

  const listenTo = async (id: string, seconds: number) => {
    const { page } = await renderGuide({ id });
    await user.click(entries()[1] as Element);
    knowDuration(sound(), 90);
    playTo(sound(), 10);
    playTo(sound(), seconds);
    return page;
  };
  const kept = (id: string) => (stored() as Record<string, unknown>)[id];

  test('is kept to the second on pause, though the last one kept is near', async () => {
    await listenTo('paused', 13);
    expect(kept('paused')).toEqual({ stop: 'al-balad', seconds: 10 });
    await user.click(button('Pause'));
    expect(kept('paused')).toEqual({ stop: 'al-balad', seconds: 13 });
  });

  test.each([
    ['another page', () => void window.dispatchEvent(new Event('pagehide'))],
    [
      'another tab',
      () => {
        vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    ],
  ])('is kept to the second on leaving for %s', async (name, leave) => {
    await listenTo(name, 13);
    act(leave);
    expect(kept(name)).toEqual({ stop: 'al-balad', seconds: 13 });
  });

  test('is kept as the guide is taken off the page, also of a guide without an id', async () => {
    const { element, page } = await renderGuide({ id: undefined }, { path: 'walks/left.html' });
    await user.click(entries()[0] as Element);
    knowDuration(sound(), 90);
    playTo(sound(), 10);
    playTo(sound(), 13);
    act(() => page.unmount(element));
    await waitFor(() =>
      expect(kept('/walks/left.html audio-guide 0')).toEqual({ stop: 'hegra', seconds: 13 }),
    );
  });

  test('stays what it was for who leaves without listening, and is none for who has heard all', async () => {
    keep({ unheard: { stop: 'at-turaif', seconds: 80 } });
    await renderGuide({ id: 'unheard' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept('unheard')).toEqual({ stop: 'at-turaif', seconds: 80 });
    await user.click(entries()[2] as Element);
    knowDuration(sound(), 90);
    playToEnd(sound());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept('unheard')).toBeUndefined();
  });

  test('in the first stop goes on there', async () => {
    keep({ walk: { stop: 'hegra', seconds: 12 } });
    await renderGuide();
    await user.click(button('Go on at stop 1, 0:12'));
    knowDuration(sound(), 90);
    expect([sound().currentTime, sound().paused]).toEqual([12, false]);
  });

  test('is offered no more once a visitor plays something else', async () => {
    keep({ walk: { stop: 'at-turaif', seconds: 80 } });
    await renderGuide();
    await user.click(entries()[0] as Element);
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  });

  test.each([
    ['rubbish', '{"walk":'],
    ['another shape', '{"walk":["hegra"]}'],
    ['a stop that is gone', '{"walk":{"stop":"petra","seconds":3}}'],
    ['seconds before the beginning', '{"walk":{"stop":"hegra","seconds":-3}}'],
  ])('is not offered where storage holds %s', async (_, text) => {
    localStorage.setItem('audioGuide', text);
    await renderGuide();
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
    await user.click(entries()[0] as Element);
    expect(sound().paused).toBe(false);
  });

  test('is forgotten with the page where storage refuses, and the guide plays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await renderGuide({ id: 'unkept' });
    await user.click(entries()[0] as Element);
    knowDuration(sound(), 90);
    playTo(sound(), 30);
    expect(sound().paused).toBe(false);
    expect(localStorage.getItem('audioGuide')).toBeNull();
  });

  test('in a guide without an id is known by the page without its language', async () => {
    await renderGuide({ id: undefined }, { path: 'walks/stones.html' });
    await user.click(entries()[0] as Element);
    knowDuration(sound(), 90);
    playTo(sound(), 30);
    expect(stored()).toMatchObject({ '/walks/stones.html audio-guide 0': { stop: 'hegra', seconds: 30 } });
  });
});

describe('the nearest stop', () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  beforeEach(() => {
    getCurrentPosition.mockReset();
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
  });
  const find = () => user.click(button('Find the nearest stop'));

  test('is looked for when a visitor asks, named and offered, and starts nothing', async () => {
    getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: 21.54, longitude: 39.17 } } as GeolocationPosition),
    );
    await renderGuide();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await find();
    expect(screen.getByText('Nearest to you, in a straight line: Al-Balad, 4.3 mi')).toBeVisible();
    expect(entries()[0]).toHaveTextContent('371 mi from you');
    expect(entries()[2]).not.toHaveTextContent('from you');
    expect(current()).toBe(0);
    await user.click(button('Go to stop 2'));
    expect([current(), sound().paused]).toEqual([1, true]);
    expect(shownStop()).toHaveFocus();
  });

  test.each([
    [1, /^Your browser does not say where you are/],
    [2, 'Your device cannot tell where it is at the moment.'],
    [3, /^Finding out where you are took too long/],
  ])('that cannot be found (error %d) says why', async (code, words) => {
    getCurrentPosition.mockImplementation((_, failed) => failed?.({ code } as GeolocationPositionError));
    await renderGuide();
    await find();
    expect(screen.getByText(words)).toBeVisible();
    expect(entries()[0]).not.toHaveTextContent('from you');
  });

  test('is not offered where no stop has a place', async () => {
    await renderGuide({ stops: [three.stops[2], stop('al-ahsa', 'Al-Ahsa')] });
    expect(screen.queryByRole('button', { name: 'Find the nearest stop' })).toBeNull();
  });
});

test('what is in another language is marked, and visitors are told', async () => {
  await renderWidget('audio-guide', 'other-languages');
  const [title] = screen.getAllByText('الحِجر');
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).toHaveAttribute('dir', 'auto');
  expect(entries()[0]).toHaveTextContent('Recording in العربية');
  const text = await screen.findByText(/ارفع بصرك/);
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'ar');
});

test('texts in the page’s language beside a recording in another are not marked as foreign', async () => {
  await renderWidget('audio-guide', 'german', { language: 'de' });
  expect(screen.getAllByText('Hegra')[0]).toHaveAttribute('lang', 'de');
  const list = screen.getByRole('list', { name: 'Stationen' });
  expect(within(list).getAllByRole('button')[0]).toHaveTextContent('Aufnahme auf English');
});

test('leaves out what is no stop, and takes coordinates beyond the limits for none', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('audio-guide', 'faulty-stops');
  expect(entries()).toHaveLength(2);
  const report = errors.mock.calls.map(([text]) => String(text)).join('\n');
  for (const path of ['stops[0].latitude', 'stops[1].title', 'stops[2]', 'stops[3].src', 'speeds[0]'])
    expect(report).toContain(path);
  expect(screen.queryByRole('button', { name: 'Find the nearest stop' })).toBeNull();
});

test('an author plays nothing, is not asked where they are, and is told what is missing', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
  keep({ walk: { stop: 'at-turaif', seconds: 80 } });
  await renderGuide({}, { cmsMode: 'author' });
  await user.click(entries()[1] as Element);
  expect([current(), sound().hasAttribute('src')]).toEqual([1, false]);
  await user.click(button('Find the nearest stop'));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  document.body.replaceChildren();
  await renderWidget('audio-guide', 'empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'audio-guide' })).toHaveTextContent('stops');
});

test('a device’s keys lead to the next stop while one is played, and no longer', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    metadata: null as { title: string } | null,
    setActionHandler: (action: string, act: (() => void) | null) => handlers.set(action, act),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaSession }));
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  await renderGuide();
  expect(mediaSession.metadata).toBeNull();
  await user.click(entries()[0] as Element);
  expect(mediaSession.metadata?.title).toBe('Hegra');
  act(() => handlers.get('nexttrack')?.());
  await waitFor(() => expect(mediaSession.metadata?.title).toBe('Al-Balad'));
  await user.click(button('Pause'));
  expect([mediaSession.metadata, handlers.get('nexttrack')]).toEqual([null, null]);
});
