import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeMedia, knowDuration, playTo, playToEnd } from '#testing/play-media.ts';
import { renderPart } from '#testing/render-part.tsx';
import { Chapters } from './Chapters.tsx';
import { Player } from './Player.tsx';
import { Transcript } from './Transcript.tsx';
import { useCaptions, type CaptionTrack } from './useCaptions.ts';
import { usePlayback, type PlaybackOptions } from './usePlayback.ts';

fakeMedia();

const noTracks: readonly CaptionTrack[] = [];

const dunes = ['/dunes.webm'];

interface FilmProps extends Partial<PlaybackOptions> {
  readonly kind?: 'film' | 'sound';
  readonly tracks?: readonly CaptionTrack[];
}

function Film({ title = 'Dunes', sources = dunes, kind = 'film', tracks = noTracks, ...rest }: FilmProps) {
  const playback = usePlayback({ title, sources, ...rest });
  const captions = useCaptions(playback, tracks);
  return (
    <>
      <Player kind={kind} playback={playback} label={title} captions={captions} />
      {playback.hasFailed && <button onClick={playback.retry}>again</button>}
    </>
  );
}

const media = (index = 0) =>
  document.querySelectorAll<HTMLMediaElement>('video, audio')[index] as HTMLMediaElement;
const press = (name: string, index = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement);
const pushed = () =>
  ((window as { dataLayer?: Record<string, string>[] }).dataLayer ?? []).map(({ event, position }) =>
    position === undefined ? event : `${event} ${position}`,
  );

const clearPushed = () => {
  (window as { dataLayer?: unknown[] }).dataLayer = [];
};

test('a film or sound that starts pauses the one before', () => {
  renderPart(
    <>
      <Film />
      <Film title="Wind" kind="sound" />
    </>,
  );
  press('Play');
  expect(media(0).paused).toBe(false);
  press('Play');
  expect([media(0).paused, media(1).paused]).toEqual([true, false]);
});

test('a film behind a banner goes on', () => {
  document.body.prepend(document.createElement('video'));
  renderPart(<Film />);
  void media(0).play();
  press('Play');
  expect([media(0).paused, media(1).paused]).toEqual([false, false]);
  media(0).remove();
});

test('each event is told once, and anew when it is played again', () => {
  clearPushed();
  renderPart(<Film />);
  press('Play');
  knowDuration(media(), 40);
  press('Pause');
  press('Play');
  for (const second of [9, 10, 11, 21, 11, 25, 31]) playTo(media(), second);
  playToEnd(media());
  const once = [
    'media_play',
    'media_progress 25',
    'media_progress 50',
    'media_progress 75',
    'media_complete',
  ];
  expect(pushed()).toEqual(once);
  playTo(media(), 0);
  press('Play');
  playTo(media(), 11);
  expect(pushed()).toEqual([...once, 'media_play', 'media_progress 25']);
});

test('an author’s page tells nothing and starts nothing by itself', async () => {
  clearPushed();
  renderPart(<Film autoplay />, { cmsMode: 'author' });
  await act(async () => {});
  expect(media().paused).toBe(true);
  expect(media()).toHaveAttribute('preload', 'none');
  press('Play');
  expect(pushed()).toEqual([]);
});

test('a film that starts by itself is muted, and says so', async () => {
  clearPushed();
  renderPart(<Film autoplay />);
  await screen.findByRole('button', { name: 'Pause' });
  expect(media().muted).toBe(true);
  expect((window as { dataLayer?: object[] }).dataLayer).toEqual([
    expect.objectContaining({ event: 'media_play', click_text: 'Dunes', trigger: 'auto' }),
  ]);
});

test('nothing that starts by itself ends what the visitor hears', async () => {
  renderPart(<Film title="Wind" kind="sound" />);
  press('Play');
  renderPart(<Film autoplay />);
  await act(async () => {});
  expect([media(0).paused, media(1).paused]).toEqual([false, true]);
});

test('a paused film does not stop another', async () => {
  renderPart(<Film title="Wind" kind="sound" />);
  press('Play');
  press('Pause');
  renderPart(<Film autoplay />);
  await screen.findByRole('button', { name: 'Pause' });
  expect(media(1).paused).toBe(false);
});

test.each([
  [
    'less motion',
    () =>
      vi.stubGlobal('matchMedia', (media: string) =>
        Object.assign(new EventTarget(), { media, matches: true }),
      ),
  ],
  ['less data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
])('who wants %s is asked first', async (_, stub) => {
  stub();
  renderPart(<Film autoplay />);
  await act(async () => {});
  expect(media().paused).toBe(true);
  press('Play');
  expect(media().paused).toBe(false);
});

test('the next address is tried where one fails, from where it was; where all do, they are tried again on demand', () => {
  renderPart(<Film sources={['/gone.webm', '/dunes.webm']} />);
  press('Play');
  playTo(media(), 5);
  fireEvent.error(media());
  expect(media()).toHaveAttribute('src', '/dunes.webm');
  expect(media().paused).toBe(false);
  knowDuration(media(), 40);
  expect(media().currentTime).toBe(5);
  fireEvent.error(media());
  expect(media()).not.toHaveAttribute('src');
  press('again');
  expect(media()).toHaveAttribute('src', '/gone.webm');
});

test('it goes on where it was left', () => {
  renderPart(<Film resumeAt={12} />);
  expect(screen.getByText('0:12')).toBeVisible();
  knowDuration(media(), 65);
  expect(media().currentTime).toBe(12);
  expect(screen.getByText('0:12 / 1:05')).toBeVisible();
});

/** Recordings of a list, of which the visitor chooses one. */
function Stops() {
  const [stop, setStop] = useState(1);
  const playback = usePlayback({ title: `Stop ${stop}`, sources: [`/stop-${stop}.mp3`] });
  const choose = () => {
    playback.prepare({ plays: true, at: 7 });
    setStop(2);
  };
  return (
    <>
      <Player kind="sound" playback={playback} label="Walk" />
      <button type="button" onClick={choose}>
        Stop 2
      </button>
    </>
  );
}

test('a film chosen from a list plays in the same place, from the given second, and is reported anew', () => {
  clearPushed();
  renderPart(<Stops />);
  press('Play');
  knowDuration(media(), 20);
  press('Stop 2');
  expect(media()).toHaveAttribute('src', '/stop-2.mp3');
  expect(media().paused).toBe(false);
  knowDuration(media(), 40);
  expect(media().currentTime).toBe(7);
  expect(pushed()).toEqual(['media_play', 'media_play']);
});

test('the slider says the time in words, and its arrows lead through time the same way in Arabic', () => {
  renderPart(<Film />, { language: 'ar' });
  knowDuration(media(), 65);
  const slider = screen.getByRole('slider', { name: 'موضع التشغيل' });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(media().currentTime).toBe(5);
  expect(slider).toHaveAttribute('aria-valuetext', '5 ثوانٍ من دقيقة و5 ثوانٍ');
  expect(slider.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  fireEvent.change(slider, { target: { value: 60 } });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(media().currentTime).toBe(65);
});

test('keys count while the focus is in it, and leave buttons and shortcuts of the browser alone', () => {
  renderPart(<Film />);
  const group = screen.getByRole('group', { name: 'Dunes' });
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(group, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: ' ' });
  expect(media().paused).toBe(true);
  fireEvent.keyDown(media(), { key: 'k' });
  expect(media().paused).toBe(false);
  fireEvent.keyDown(media(), { key: ' ' });
  expect(media().paused).toBe(true);
});

test('the toolbar is one stop for Tab, among whose controls the arrows lead', () => {
  renderPart(<Film />);
  const toolbar = screen.getByRole('toolbar', { name: 'Dunes' });
  const stops = () =>
    [...toolbar.querySelectorAll('[tabindex="0"]')].map((stop) => stop.getAttribute('aria-label'));
  expect(stops()).toEqual(['Play']);
  act(() => screen.getByRole('button', { name: 'Play' }).focus());
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(stops()).toEqual(['Mute']);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Speed' }));
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(stops()).toEqual(['Play']);
});

test('the speed is the visitor’s', () => {
  renderPart(<Film />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  expect([media().playbackRate, media().defaultPlaybackRate]).toEqual([1.5, 1.5]);
  expect(screen.getByRole('option', { name: '1.5×' })).toHaveProperty('selected', true);
});

const tracks = [
  { lang: 'en-GB', src: '/en.vtt', label: 'English' },
  { lang: 'ar', src: '/ar.vtt', label: 'العربية' },
];

test('captions of the page’s language are shown, others on demand; a file that is missing is offered no more', () => {
  renderPart(<Film tracks={tracks} />, { language: 'ar' });
  const choice = screen.getByRole('combobox', { name: 'الترجمة المكتوبة' });
  expect(choice).toHaveProperty('value', '1');
  fireEvent.keyDown(media(), { key: 'c' });
  expect(choice).toHaveProperty('value', '-1');
  fireEvent.keyDown(media(), { key: 'c' });
  expect(choice).toHaveProperty('value', '1');
  fireEvent.error(document.querySelectorAll('track')[1] as Element);
  expect(choice).toHaveProperty('value', '-1');
  expect(screen.getByRole('option', { name: 'العربية (غير متوفرة)' })).toBeDisabled();
  expect(media()).toHaveAttribute('src', '/dunes.webm');
  fireEvent.change(choice, { target: { value: '0' } });
  expect(choice).toHaveProperty('value', '0');
});

/** A file of lines has come. */
const loadLines = (index: number, text: string) => {
  const track = document.querySelectorAll('track')[index] as HTMLTrackElement;
  const getCueAsHTML = () => new DOMParser().parseFromString(text, 'text/html').body;
  Object.defineProperty(track, 'track', {
    value: { mode: 'hidden', cues: [{ startTime: 0, endTime: 4, getCueAsHTML }] },
  });
  fireEvent.load(track);
};

const windTracks = [{ lang: 'en', src: '/wind.vtt', label: 'Wind' }];
const seaTracks = [{ lang: 'en', src: '/sea.vtt', label: 'Sea' }];

function Sounds() {
  const [tracks, setTracks] = useState<readonly CaptionTrack[]>(windTracks);
  const playback = usePlayback({ title: 'Sounds', sources: ['/sounds.mp3'] });
  const captions = useCaptions(playback, tracks);
  return (
    <>
      <Player kind="sound" playback={playback} label="Sounds" captions={captions} />
      <Transcript cues={captions.cues} lang={captions.lang} />
      <button onClick={() => setTracks(seaTracks)}>sea</button>
    </>
  );
}

test('lines in another language are better than none, and are marked; a sound has no captions to choose', () => {
  renderPart(<Sounds />, { language: 'ar' });
  loadLines(0, 'The wind rises.');
  expect(screen.getByText('The wind rises.').closest('ol')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('combobox', { name: 'الترجمة المكتوبة' })).toBeNull();
});

test('another sound has its own lines, and those of the one before are gone', () => {
  renderPart(<Sounds />);
  loadLines(0, 'The wind rises.');
  press('sea');
  expect(screen.queryByText('The wind rises.')).toBeNull();
  loadLines(0, 'Waves on a shore.');
  expect(screen.getByText('Waves on a shore.')).toBeInTheDocument();
});

test('a film that has left the page loads no more', () => {
  const { unmount } = renderPart(<Film />);
  const element = media();
  const load = vi.spyOn(element, 'load');
  press('Play');
  unmount();
  expect(element.paused).toBe(true);
  expect(element).not.toHaveAttribute('src');
  expect(load).toHaveBeenCalled();
});

const chapters = [
  { time: 0, title: 'Morning' },
  { time: 20, title: 'Noon' },
  { time: 70, title: 'Past the end' },
];

function Parts() {
  const playback = usePlayback({ title: 'Dunes', sources: dunes });
  const cues = [
    { start: 0, end: 4, text: 'The sun rises.' },
    { start: 20, end: 24, text: 'The sun stands high.' },
  ];
  return (
    <>
      <Player kind="film" playback={playback} label="Dunes" />
      <Chapters chapters={chapters} playback={playback} />
      <Transcript cues={cues} time={playback.time} onSeek={playback.seek} />
    </>
  );
}

test('a chapter is played by a press, the one that is played is marked, and one past the end goes', () => {
  renderPart(<Parts />);
  expect(screen.getByRole('button', { name: '1:10 Past the end' })).toBeVisible();
  knowDuration(media(), 60);
  expect(screen.queryByRole('button', { name: /Past the end/ })).toBeNull();
  press('0:20 Noon');
  expect([media().currentTime, media().paused]).toEqual([20, false]);
  expect(screen.getByRole('button', { name: '0:20 Noon' })).toHaveAttribute('aria-current', 'true');
});

test('the transcript is there while it is closed, follows what is said, and leads to a line that is pressed', () => {
  renderPart(<Parts />);
  const second = screen.getByText('The sun stands high.');
  knowDuration(media(), 60);
  press('Transcript');
  playTo(media(), 22);
  expect(second).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByText('The sun rises.'));
  expect(media().currentTime).toBe(0);
});
