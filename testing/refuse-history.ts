import { afterEach, vi } from 'vitest';
import { writeEntry } from '#src/page/history.ts';

/** Ways in which browsers refuse to write the history. */
export const refusals = {
  /** Safari after a hundred writes within 30 s, and the `srcdoc` frame of a preview. */
  'with an error': () => {
    throw new DOMException('The history cannot be written.', 'SecurityError');
  },
  /** Chromium after two hundred. */
  'without a word': () => {},
} as const;

let allow = () => {};

/** Until the test ends the browser refuses to write the history. @returns lets it write again */
export function refuseHistory(how: keyof typeof refusals = 'with an error'): () => void {
  const spies = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  for (const spy of spies) spy.mockImplementation(refusals[how]);
  allow = () => spies.forEach((spy) => spy.mockRestore());
  return allow;
}

afterEach(() => {
  allow();
  // Nothing that is still to be written stays for the next test.
  writeEntry('replace', {});
});
