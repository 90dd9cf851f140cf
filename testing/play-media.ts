import { fireEvent } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** jsdom plays nothing: what a browser's film or sound does when it is told to, as far as players look at it. */
interface Faked {
  paused: boolean;
  time: number;
}

const faked = new WeakMap<HTMLMediaElement, Faked>();

const stateOf = (media: HTMLMediaElement): Faked => {
  const state = faked.get(media) ?? { paused: true, time: 0 };
  faked.set(media, state);
  return state;
};

/** Lets films and sounds of each test of a file play: they start, stop, and say so. */
export function fakeMedia(): void {
  beforeEach(() => {
    const own = HTMLMediaElement.prototype;
    vi.spyOn(own, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return stateOf(this).paused;
    });
    vi.spyOn(own, 'currentTime', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return stateOf(this).time;
    });
    vi.spyOn(own, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, time: number) {
      stateOf(this).time = time;
    });
    vi.spyOn(own, 'play').mockImplementation(function (this: HTMLMediaElement) {
      stateOf(this).paused = false;
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    vi.spyOn(own, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      if (stateOf(this).paused) return;
      stateOf(this).paused = true;
      this.dispatchEvent(new Event('pause'));
    });
  });
}

/** Its length is known from now on. */
export function knowDuration(media: HTMLMediaElement, seconds: number): void {
  Object.defineProperty(media, 'duration', { configurable: true, value: seconds });
  Object.defineProperty(media, 'readyState', { configurable: true, value: 1 });
  fireEvent.loadedMetadata(media);
}

/** It has come to a second. */
export function playTo(media: HTMLMediaElement, seconds: number): void {
  stateOf(media).time = seconds;
  fireEvent.timeUpdate(media);
}

/** It has come to its end. */
export function playToEnd(media: HTMLMediaElement): void {
  playTo(media, media.duration);
  stateOf(media).paused = true;
  fireEvent.ended(media);
}
