import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import { unstable_forceFrameRate } from 'scheduler';
import { vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { forgetDrafts } from '#src/drafts/store.ts';
import { siteConsent } from '#src/consent/storage.ts';
import { removeKey } from '#src/storage/store.ts';
import { forgetAll } from '#origin/memory.ts';
import { endPage } from './page-observers.ts';
import { renderWidget, type PageOptions } from './render-widget.tsx';
import { origin } from './session/session-page.tsx';

// A long part of a page is drawn in one task: React goes on after 5 ms otherwise, and nothing seems to happen in between.
unstable_forceFrameRate(1);
// An answer is told as it comes; a timer tells it otherwise, earlier or later than a look.
notifyManager.setScheduler(queueMicrotask);

/** The page that a widget is watched on, and who looks at it. */
export interface WatchedPage extends PageOptions {
  readonly user?: string;
  readonly isNarrow?: boolean;
  /** The visitor wants nothing to move: what does stands elsewhere at each look. */
  readonly isStill?: boolean;
  /** Scrolled past many screens. */
  readonly isFarDown?: boolean;
}

/**
 * Everything that visitors, origin and data layer see of a widget with all pressed that can be pressed, step by step: who
 * has seen enough stops asking, and the widget goes.
 */
export async function* watchWidget(
  name: string,
  config: object,
  { user, isNarrow, isStill = false, isFarDown, ...options }: WatchedPage,
): AsyncGenerator<string> {
  localStorage.clear();
  sessionStorage.clear();
  forgetDrafts();
  removeKey(siteConsent);
  // What one look has made is not there in the next, and gets the same numbers again. The origin's lists take long to make anew.
  if (origin.calls.splice(0).some(({ request }) => request.method !== 'GET')) forgetAll(origin);
  let number = 1000;
  origin.nextNumber = () => ++number;
  if (user) origin.switches.user = user;
  else delete (origin.switches as { user?: string }).user;
  // Pages for the trade know their visitor by a token.
  const token = user && options.mode === 'B2B' ? `demo-${user}` : '; max-age=0';
  document.cookie = `ssid-access-token=${token}; path=/`;
  for (let [alert] = alerts.shown(); alert; [alert] = alerts.shown()) alerts.dismiss(alert.id);
  // What is kept with its time is kept with the same one each time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-20T12:00:00+03:00') });
  const events: unknown[] = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollY', isFarDown ? 25 * innerHeight : 0);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('motion')
        ? media.includes('reduce)') === isStill
        : (isNarrow ? /max-width|</ : /min-width|>=/).test(media),
    }),
  );
  const { element, page } = await renderWidget(name, config, options);
  try {
    await atRest();
    yield seen();
    const pressed = new Set<Element>();
    for (let depth = 0; depth < 2; depth++) {
      for (const control of element.querySelectorAll('a, button:not([type=submit])')) {
        if (pressed.has(control) || !control.isConnected) continue;
        pressed.add(control);
        // A link in a drawing has no `click()`.
        if (control instanceof HTMLElement) act(() => control.click());
        else fireEvent.click(control);
        if (control.localName !== 'button') continue;
        await atRest();
        yield seen();
      }
      for (const field of element.querySelectorAll<HTMLInputElement>('input:not([type=file])')) {
        if (pressed.has(field)) continue;
        pressed.add(field);
        fireEvent.focus(field);
        fireEvent.input(field, { target: { value: 'alula' } });
      }
      await atRest();
      yield seen();
    }
    const form = element.querySelector<HTMLFormElement>('form[method=post]');
    if (form) {
      act(() => form.requestSubmit());
      await atRest();
      yield seen();
    }
    yield JSON.stringify(events);
    // Of two that are asked for at once, now one comes first, now the other.
    yield origin.calls
      .map(({ request }) => request.url)
      .toSorted()
      .join(' ');
    yield [JSON.stringify({ ...localStorage, ...sessionStorage }), document.cookie, location.href].join(' ');
  } finally {
    vi.useRealTimers();
    page.unmount(element);
    await atRest();
    endPage();
    document.cookie = 'ssid-access-token=; max-age=0; path=/';
    // A link that is about to be followed is followed no more, and a later click on the same one is told again.
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    document.body.replaceChildren();
    for (const mark of document.body.getAttributeNames()) document.body.removeAttribute(mark);
  }
}

/**
 * The document without the configuration, what is read out (a timer says when), and the numbers that React counts in. It is
 * written out whole and cut: a copy of the nodes costs ten times as much.
 */
function seen(): string {
  let html = document.documentElement.outerHTML;
  for (const { outerHTML } of document.querySelectorAll(
    '[data-tourism-widgets="announcements"] [aria-live] > *',
  ))
    html = html.replace(outerHTML, '');
  return html
    .replaceAll(/<script type="application\/json"[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/_w\d+-r_\w+?_/g, '_r_');
}

/** Tasks in a row in which nothing must happen, and tasks after which what is neither done nor asked for is left alone. */
const quietTasks = 3;
const mostTasks = 30;

/** Tasks after which an answer is no longer waited for. */
const mostTasksOfAnswers = 1000;

/** Whether an answer is awaited, or a part of the page says that it is not ready. */
const isAwaited = () => awaited > 0 || document.querySelector('[aria-busy="true"]') !== null;

/** Resolves when nothing has changed in the document for a few tasks, no answer is awaited and no file of code. */
export async function atRest(): Promise<void> {
  let changes = 0;
  let quiet = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let task = 0; quiet < quietTasks && task < (awaited > 0 ? mostTasksOfAnswers : mostTasks); task++) {
    const before = changes;
    await vi.dynamicImportSettled();
    quiet = changes === before && !isAwaited() ? quiet + 1 : 0;
  }
  observer.disconnect();
}

let awaited = 0;

/** Counts the answers that are awaited, for `atRest`; before each test, once the origin stands. */
export function countAnswers(): void {
  const ask = globalThis.fetch;
  awaited = 0;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    awaited += 1;
    try {
      return await ask(...call);
    } finally {
      awaited -= 1;
    }
  });
}
