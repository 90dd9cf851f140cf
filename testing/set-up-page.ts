import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { endPage, PageChannel, PageObserver, watchListeners } from './page-observers.ts';
import { endTimers, watchTimers } from './page-timers.ts';
import { timeLimit } from './time-limit.ts';

/** What jsdom lacks of a browser, in the simplest form that behaves, and a clean page for every test. */

/** Everything is in view as soon as it is observed. */
class AllInView implements Partial<IntersectionObserver> {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    queueMicrotask(() =>
      this.#callback(
        [{ target, isIntersecting: true } as unknown as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      ),
    );
  }

  unobserve() {}

  disconnect() {}
}

/** A dialog opens, takes the focus and closes. Top layer, inertness and Escape are for the browser tests. */
function open(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input')?.focus();
}
Object.assign(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

/** Nothing is drawn, so nothing stands at a point, and nothing is out of view. */
Object.assign(Document.prototype, { elementFromPoint: () => null, elementsFromPoint: () => [] });
Object.assign(Element.prototype, { scrollIntoView() {} });

/** Films are never fetched and never start: what plays is for the browser tests. */
Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() });

watchTimers();
watchListeners();

// A wait ends with what it waits for. A machine that does other things as well may take longer than one second.
configure({ asyncUtilTimeout: timeLimit(10_000) });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: timeLimit(5_000),
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllInView);
  vi.stubGlobal('MutationObserver', PageObserver);
  vi.stubGlobal('MessageChannel', PageChannel);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
});

afterEach(() => {
  document.body.replaceChildren();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  endPage();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// What is on its way comes, and React finishes what it has begun, before the page is taken away.
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (let time = 0; time < 2; time++) await new Promise((resolve) => setImmediate(resolve));
  endTimers();
});
