import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What Tab has met so far, and what it should meet. */
    tabStops: {
      readonly expected: Element[];
      readonly visited: Element[];
      readonly complaints: string[];
      /** Tab has come to the page's end, or round. */
      hasEnded: boolean;
      /** Ends the writing down: what it holds would count as a leak of the widgets'. */
      readonly forget: () => void;
    };
  }
}

/** Runs in the page: writes down each stop of Tab, when the browser has scrolled to it. */
function recordStops(): void {
  const nameOf = (element: Element) =>
    `${element.closest('[data-component]')?.id ?? 'page'}: ${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  /** Tab comes to one radio button of a group. */
  const isFirstOfGroup = (element: Element) =>
    !(element instanceof HTMLInputElement && element.type === 'radio') ||
    element.form?.querySelector(`[type=radio][name="${CSS.escape(element.name)}"]`) === element;
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    isFirstOfGroup(element) &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true });
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const listening = new AbortController();
  let last: { readonly stop: Element; readonly look: string } | undefined;
  const stops: Window['tabStops'] = (window.tabStops = {
    expected: [...controls].filter(isStop),
    visited: [],
    complaints: [],
    hasEnded: false,
    forget() {
      listening.abort();
      last = undefined;
      Object.assign(window, { tabStops: undefined });
    },
  });

  /** What covers it in all its boxes; undefined where a pointer would hit it somewhere, or a message lies over the page. */
  const coverOf = (element: Element): Element | undefined => {
    const hits = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
        ),
      ),
    );
    const isSeen = hits.some(
      (hit) => hit && (element.contains(hit) || hit.contains(element) || hit.closest('[data-tw-root]')),
    );
    return isSeen ? undefined : (hits.find((hit) => hit !== null) ?? document.documentElement);
  };
  /** How it looks, with what stands around it and what is drawn by its styles alone. */
  const lookOf = (element: Element) => {
    const looks: string[] = [];
    for (let own: Element | null = element; own && own !== document.body; own = own.parentElement)
      for (const part of [null, '::before', '::after']) {
        const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(
          own,
          part,
        );
        looks.push(outline, boxShadow, borderColor, backgroundColor, textDecoration);
      }
    return looks.join();
  };

  const leave = () => {
    if (last?.stop.isConnected && lookOf(last.stop) === last.look)
      stops.complaints.push(`${nameOf(last.stop)} does not show that it has the focus`);
  };
  const meet = ({ key }: KeyboardEvent) => {
    const { activeElement: stop } = document;
    if (key !== 'Tab' || stops.hasEnded) return;
    // Day, month and year of a date are stops within one control.
    if (stop && stop === last?.stop) return;
    leave();
    if (!stop || stop === document.body || stops.visited.includes(stop)) {
      stops.hasEnded = true;
      return;
    }
    // A message stands at the end of the page, and a list goes with the focus.
    const before = stops.visited.findLast((other) => other.isConnected && !other.closest('[data-tw-root]'));
    if (before && !(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING))
      stops.complaints.push(`${nameOf(stop)} comes after ${nameOf(before)}, before which it stands`);
    stops.visited.push(stop);
    const cover = coverOf(stop);
    if (cover) stops.complaints.push(`${nameOf(stop)} has the focus under ${nameOf(cover)}`);
    last = { stop, look: lookOf(stop) };
  };
  document.addEventListener('keyup', meet, { signal: listening.signal });
  (document.activeElement as HTMLElement | null)?.blur();
}

/**
 * Runs in the page: what was wrong on the way, and what Tab never met. What has become inert in the meantime is no stop any
 * more: slides out of view are, as soon as the slider's code has come.
 */
function complaintsOf(): string[] {
  const { expected, visited, complaints, forget } = window.tabStops;
  const missed = expected.filter(
    (stop) =>
      !visited.includes(stop) &&
      stop.isConnected &&
      !stop.closest('[inert]') &&
      (stop as HTMLElement).checkVisibility(),
  );
  forget();
  return [...complaints, ...missed.map((stop) => `Tab never came to ${stop.outerHTML.slice(0, 160)}`)];
}

/**
 * Goes through a page by Tab, from its first stop until it comes round.
 *
 * @returns a line for each stop that is out of the document's order, hidden, unmarked or left out
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await page.evaluate(recordStops);
  const count = await page.evaluate(() => window.tabStops.expected.length);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const hasEnded = () => page.evaluate(() => window.tabStops.hasEnded);
  for (let pressed = 0; pressed < 2 * count + 20 && !(await hasEnded()); pressed += 10) {
    const presses = Array.from({ length: 10 }, () => [
      client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(presses.flat());
  }
  await client.detach();
  return page.evaluate(complaintsOf);
}
