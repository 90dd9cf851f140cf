import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTurn } from '#src/player/one-at-a-time.ts';
import { fakeMedia } from '#testing/play-media.ts';
import { renderWidget } from '#testing/render-widget.tsx';

fakeMedia();

/** A browser that speaks: which voices it has, and what it says now. */
class Synthesis extends EventTarget {
  voices: object[] = [];
  now: Utterance | undefined;
  readonly said: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => {
    this.now = utterance;
    this.said.push(utterance);
  };
  cancel = () => {
    this.now?.onerror?.({ error: 'canceled' });
    this.now = undefined;
  };
  install(...voices: object[]) {
    this.voices = voices;
    act(() => void this.dispatchEvent(new Event('voiceschanged')));
  }
}

class Utterance {
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const arabic = { lang: 'ar_SA', name: 'Majed', localService: true };
const english = { lang: 'en-GB', name: 'Daniel', localService: true };

let synthesis: Synthesis;
beforeEach(() => {
  synthesis = new Synthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const thanks = { id: 'thanks', source: { en: 'Thank you' }, arabic: 'شُكْرًا' };
const hello = { id: 'hello', source: { en: 'Hello' }, arabic: 'مَرْحَبًا' };
const recorded = { ...thanks, audioSrc: '/thanks.mp3' };

const show = (phrases: object[] = [thanks, hello], language: 'en' | 'ar' = 'en') =>
  renderWidget('phrasebook', { title: 'Arabic', categories: [{ label: 'Words', phrases }] }, { language });

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const button = (verb: string, phrase: string) =>
  screen.getByRole('button', { name: new RegExp(`^${verb} ?${phrase}$`) });
const listen = (phrase: string) => button('Listen', phrase);
const stop = (phrase: string) => button('Stop', phrase);

describe('a voice of the browser', () => {
  test('says what has no recording, and analytics is told', async () => {
    const events: object[] = [];
    vi.stubGlobal('dataLayer', events);
    synthesis.voices = [english, arabic];
    const user = userEvent.setup();
    await show();
    await user.click(listen('Thank you'));
    expect(synthesis.now).toMatchObject({ text: 'شُكْرًا', voice: arabic });
    expect(events).toEqual([expect.objectContaining({ event: 'media_play', click_text: 'Thank you' })]);
    act(() => synthesis.now?.onend?.());
    expect(listen('Thank you')).toBeVisible();
  });

  test('says the English to those who read Arabic, even beside an Arabic recording', async () => {
    synthesis.voices = [arabic, english];
    const user = userEvent.setup();
    await show([{ ...recorded, source: { en: 'Thank you', ar: 'شكرًا' } }], 'ar');
    await user.click(button('استماع', 'شكرًا'));
    expect(synthesis.now).toMatchObject({ text: 'Thank you', voice: english });
    expect(audio()).not.toHaveAttribute('src');
  });

  test('that comes late is noticed; without one nothing offers to be heard', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
    synthesis.install(english);
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
    synthesis.install(english, arabic);
    expect(listen('Thank you')).toBeVisible();
  });

  test('of the device comes before one of the net', async () => {
    synthesis.voices = [{ ...arabic, localService: false }, arabic];
    const user = userEvent.setup();
    await show();
    await user.click(listen('Thank you'));
    expect(synthesis.now).toMatchObject({ voice: arabic });
  });

  test('that fails is no silence: the visitor is told', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    await show();
    await user.click(listen('Thank you'));
    act(() => synthesis.now?.onerror?.({ error: 'synthesis-failed' }));
    expect(screen.getByText('This cannot be played right now.')).toBeVisible();
    await user.click(listen('Hello'));
    expect(screen.queryByText('This cannot be played right now.')).toBeNull();
  });
});

test('a browser that speaks nothing shows phrases all the same', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await show([recorded, hello]);
  expect(listen('Thank you')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Listen ?Hello$/ })).toBeNull();
});

describe('a recording', () => {
  test('is played and stopped', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    await show([recorded]);
    expect(audio()).not.toHaveAttribute('src');
    await user.click(listen('Thank you'));
    expect(audio().src).toMatch(/\/thanks\.mp3$/);
    expect(audio().paused).toBe(false);
    expect(synthesis.said).toEqual([]);
    await user.click(stop('Thank you'));
    expect(audio().paused).toBe(true);
    expect(listen('Thank you')).toBeVisible();
  });

  test('that is missing is said by a voice, at once the next time', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    await show([recorded]);
    await user.click(listen('Thank you'));
    fireEvent.error(audio());
    expect(synthesis.now).toMatchObject({ text: 'شُكْرًا' });
    await user.click(stop('Thank you'));
    expect(synthesis.now).toBeUndefined();
    await user.click(listen('Thank you'));
    expect(synthesis.said).toHaveLength(2);
  });

  test('that is missing where no voice is either is no silence: the visitor is told', async () => {
    const user = userEvent.setup();
    await show([recorded]);
    await user.click(listen('Thank you'));
    fireEvent.error(audio());
    expect(screen.getByText('This cannot be played right now.')).toBeVisible();
    expect(listen('Thank you')).toHaveFocus();
  });
});

describe('one sound at a time', () => {
  test('another phrase ends the one that is heard', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    await show([recorded, hello]);
    await user.click(listen('Thank you'));
    await user.click(listen('Hello'));
    expect(audio().paused).toBe(true);
    expect(synthesis.now).toMatchObject({ text: 'مَرْحَبًا' });
    // The pause of the recording is told after the voice has begun.
    fireEvent.pause(audio());
    expect(stop('Hello')).toBeVisible();
    await user.click(listen('Thank you'));
    expect(synthesis.now).toBeUndefined();
    expect(audio().paused).toBe(false);
  });

  test('a player of the page rests as a phrase begins, and ends a phrase as it starts', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    await show();
    const film = document.body.appendChild(document.createElement('video'));
    await film.play();
    takeTurn(film);
    await user.click(listen('Thank you'));
    expect(film.paused).toBe(true);
    await act(() => film.play());
    expect(synthesis.now).toBeUndefined();
    expect(listen('Thank you')).toBeVisible();
  });

  test('ends with the widget', async () => {
    synthesis.voices = [arabic];
    const user = userEvent.setup();
    const { page, element } = await show();
    await user.click(listen('Thank you'));
    act(() => page.unmount(element));
    await vi.waitFor(() => expect(synthesis.now).toBeUndefined());
  });
});
