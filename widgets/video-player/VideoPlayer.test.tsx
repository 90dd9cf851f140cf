import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia, knowDuration, playTo, playToEnd } from '#testing/play-media.ts';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';

fakeMedia();

const globals = window as unknown as { dataLayer: Record<string, unknown>[] };
beforeEach(() => {
  globals.dataLayer = [];
});

const video = () => document.querySelector<HTMLVideoElement>('video') as HTMLVideoElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const film = { videoFileReference: '/films/four-places.webm', poster: '/images/hegra.jpg' };

describe('a visitor sees', () => {
  test('the film under its title, its controls, chapters and transcript', async () => {
    await renderWidget('video-player');
    const section = within(screen.getByRole('region', { name: 'Four places in half a minute' }));
    expect(section.getByRole('group', { name: 'Four places in half a minute' })).toContainElement(video());
    expect(section.getByRole('toolbar')).toBeVisible();
    expect(section.getByRole('slider', { name: 'Position' })).toBeDisabled();
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0:00 Hegra',
      '0:06 Diriyah',
      '0:12 Rijal Almaa',
      '0:18 The Red Sea',
    ]);
    expect(await section.findByText(/^Hegra: tombs that the Nabataeans/)).toBeInTheDocument();
    expect(document.querySelector('img')).toHaveAttribute('src', '/images/hegra.jpg');
  });

  test('captions of the page’s language, and the others by their own names', async () => {
    await renderWidget('video-player', 'default', { language: 'ar' });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'الترجمة المكتوبة' });
    expect(choice.selectedOptions[0]).toHaveTextContent('العربية');
    expect(within(choice).getByRole('option', { name: 'Deutsch' })).toBeInTheDocument();
    expect(choice.options).toHaveLength(9);
  });

  test('nothing where nobody has chosen a film', async () => {
    const { element } = await renderWidget('video-player', 'empty');
    expect(element.querySelector('section')).toBeNull();
  });
});

describe('the film', () => {
  test('is told of once, by its title', async () => {
    await renderWidget('video-player');
    press('Play');
    knowDuration(video(), 24);
    playTo(video(), 13);
    playToEnd(video());
    expect(
      globals.dataLayer.map(({ event, position, section_name, click_text }) => [
        event,
        position,
        section_name,
        click_text,
      ]),
    ).toEqual(
      [
        ['media_play', undefined],
        ['media_progress', 25],
        ['media_progress', 50],
        ['media_progress', 75],
        ['media_complete', undefined],
      ].map((told) => [...told, 'video-player', 'Four places in half a minute']),
    );
  });

  test('begins anew at its end where its author wants that', async () => {
    await renderWidget('video-player', { video: { ...film, autorerun: true } });
    press('Play');
    knowDuration(video(), 24);
    playToEnd(video());
    expect(video().paused).toBe(false);
    expect(
      globals.dataLayer.map(({ event }) => event).filter((event) => event === 'media_play'),
    ).toHaveLength(1);
  });

  test('goes on where one file fails, and opens its transcript where all do', async () => {
    await renderWidget('video-player', {
      video: { ...film, s7videoFileReference: '/s7/four-places.webm' },
      transcript: '<p>What is said.</p>',
    });
    expect(video()).toHaveAttribute('src', '/s7/four-places.webm');
    press('Play');
    fireEvent.error(video());
    expect(video()).toHaveAttribute('src', '/films/four-places.webm');
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent('The film cannot be played.');
    expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
      'href',
      '/s7/four-places.webm',
    );
    expect(screen.getByRole('button', { name: 'Transcript' })).toHaveAttribute('aria-expanded', 'true');
    press('Play');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(video()).toHaveAttribute('src', '/s7/four-places.webm');
  });

  test('is taken over by the described film at the same second, and without that goes on itself', async () => {
    await renderWidget('video-player', 'described');
    press('Play');
    knowDuration(video(), 24);
    playTo(video(), 9);
    press('Audio description');
    expect(video()).toHaveAttribute('src', '/films/four-places-described.webm');
    expect(video().paused).toBe(false);
    playTo(video(), 0);
    knowDuration(video(), 24);
    expect(video().currentTime).toBe(9);
    expect(screen.getByRole('button', { name: 'Audio description' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.error(video());
    expect(video()).toHaveAttribute('src', '/films/four-places.webm');
    expect(screen.getByRole('button', { name: 'Audio description' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(globals.dataLayer.filter(({ event }) => event === 'media_play')).toHaveLength(1);
  });

  test('has no captions in a language whose file is missing, and goes on', async () => {
    await renderWidget('video-player');
    press('Play');
    fireEvent.error(document.querySelector('track[srclang="en"]') as Element);
    expect(screen.getByRole('option', { name: 'English (not available)' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Captions' })).toHaveProperty('value', '-1');
    expect(video().paused).toBe(false);
  });

  test('starts by itself, muted, and not for those who want less motion', async () => {
    await renderWidget('video-player', 'autoplay');
    await screen.findByRole('button', { name: 'Pause' });
    expect(video().muted).toBe(true);
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: true }),
    );
    await renderWidget('video-player', 'autoplay');
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('rests, and nothing of it is fetched, while an author edits the page', async () => {
    await renderWidget('video-player', 'autoplay', { cmsMode: 'author' });
    await act(async () => {});
    expect(video().paused).toBe(true);
    expect(video()).toHaveAttribute('preload', 'none');
  });
});

describe('what an author got wrong', () => {
  test('leaves out captions without a file, and chapters without a title or past the end', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('video-player', 'faulty-captions');
    expect(screen.getAllByRole('option', { name: /العربية|English/ })).toHaveLength(1);
    knowDuration(video(), 24);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('leads to the film of a provider that nobody knows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('video-player', 'faulty-provider');
    expect(video()).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch the film' })).toHaveAttribute(
      'href',
      'https://films.example.com/watch/four-places',
    );
  });

  test.each(['watch/../../embed', 'a?b', 'https://youtu.be/abc', 'x'.repeat(33)])(
    'makes no address of the id %s, and the author is told',
    async (videoId) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { element } = await renderWidget(
        'video-player',
        { provider: 'youtube', videoId, transcript: '<p>What is said.</p>' },
        { cmsMode: 'author' },
      );
      expect(element.querySelector('a, iframe, video')).toBeNull();
      expect(await screen.findByText(/videoId/)).toBeVisible();
    },
  );

  test('shows each chapter and each caption once', async () => {
    const chapter = { time: 1, title: 'Twice' };
    const track = { lang: 'en', src: '/a.vtt' };
    await renderWidget('video-player', {
      video: film,
      chapters: [chapter, chapter],
      captions: [track, track],
    });
    expect(screen.getAllByRole('button', { name: '0:01 Twice' })).toHaveLength(1);
    expect(screen.getAllByRole('option', { name: 'English' })).toHaveLength(1);
  });
});

describe('a film that others host', () => {
  test.each(['youtube', 'vimeo'])('is not asked for before it is pressed: %s', async (example) => {
    const { element } = await renderWidget('video-player', example);
    const { title } = exampleOf('video-player', example) as { title: string };
    expect(await screen.findByRole('group', { name: title })).toBeVisible();
    expect(element.querySelector('iframe')).toBeNull();
    press('Play film');
    expect(element.querySelector('iframe')?.src).toMatch(
      /youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\//,
    );
  });

  test('waits for its press also where the visitor has allowed media, and says what is sent', async () => {
    document.cookie = 'site_consent=necessary,media; path=/';
    const { element } = await renderWidget('video-player', 'youtube');
    await screen.findByRole('button', { name: 'Play film' });
    await act(async () => {});
    expect(element.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/YouTube can see your internet address/)).toBeVisible();
    press('Play film');
    expect(element.querySelector('iframe')).not.toBeNull();
    document.cookie = 'site_consent=; path=/; max-age=0';
  });

  test('a stream that the browser does not play has its poster, a link and its transcript', async () => {
    await renderWidget('video-player', 'hls');
    expect(video()).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch the film' })).toHaveAttribute(
      'href',
      '/films/red-sea.m3u8',
    );
    expect(screen.getByRole('button', { name: 'Transcript' })).toBeVisible();
  });

  test('a stream that the browser plays is played', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    await renderWidget('video-player', 'hls');
    expect(video()).toHaveAttribute('src', '/films/red-sea.m3u8');
  });
});
