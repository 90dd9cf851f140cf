import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has started and not ended. */
    held: {
      readonly timeouts: Set<number>;
      readonly frames: Set<number>;
      /** Listeners on the window, the document and what is visible of it. */
      readonly pageListeners: Set<object>;
      /** Listeners on media queries. */
      readonly queryListeners: Set<object>;
      /** Observers of what stands on the page. */
      observers(): number;
    };
  }
}

/**
 * Runs in the page before any script of its own: counts timeouts and animation frames that are to come, listeners on what
 * outlives a widget, and observers of what stands on the page. Observers are held weakly, so that counting keeps nothing alive.
 *
 * @param brief a timeout of so many milliseconds ends at once: what ends by itself need not be waited for
 */
export function countLeaks(brief?: number): void {
  const timeouts = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((handler: () => void, delay?: number) => {
    const timer = start(
      () => {
        timeouts.delete(timer);
        handler();
      },
      delay === brief ? 0 : delay,
    );
    timeouts.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    timeouts.delete(Number(timer));
    stop.call(window, timer as number);
  };

  const frames = new Set<number>();
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (handler) => {
    const frame = request((time) => {
      frames.delete(frame);
      handler(time);
    });
    frames.add(frame);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    frames.delete(frame);
    cancel(frame);
  };

  type Given = Parameters<EventTarget['addEventListener']>;
  interface Listening {
    readonly target: EventTarget;
    readonly type: string;
    readonly listener: Given[1];
    readonly isCapture: boolean;
  }
  const pageListeners = new Set<Listening>();
  const queryListeners = new Set<Listening>();
  const listenersOf = (target: EventTarget) => {
    if (target instanceof MediaQueryList) return queryListeners;
    const isOfPage = target === window || target === document || target === visualViewport;
    return isOfPage ? pageListeners : undefined;
  };
  const isCapture = (options: Given[2]) => (typeof options === 'object' ? options.capture : options) ?? false;
  const find = (target: EventTarget, [type, listener, options]: Given) =>
    [...(listenersOf(target) ?? [])].find(
      (own) =>
        own.target === target &&
        own.type === type &&
        own.listener === listener &&
        own.isCapture === isCapture(options),
    );
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const target = this ?? window;
    const [type, listener, options] = given;
    const { signal, once } = typeof options === 'object' ? options : {};
    const listeners = listenersOf(target);
    // One that goes by itself holds nothing for long.
    if (listeners && listener && !once && !signal?.aborted && !find(target, given)) {
      const own = { target, type, listener, isCapture: isCapture(options) };
      listeners.add(own);
      if (signal) add.call(signal, 'abort', () => listeners.delete(own), { once: true });
    }
    add.call(target, ...given);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given: Given) {
    const target = this ?? window;
    const own = find(target, given);
    if (own) listenersOf(target)?.delete(own);
    remove.call(target, ...given);
  };

  type Observation = readonly [observer: WeakRef<object>, target: WeakRef<Node>];
  let observations: readonly Observation[] = [];
  const forget = (observer: object, target?: Node) => {
    observations = observations.filter(
      ([own, at]) => own.deref() !== observer || (target !== undefined && at.deref() !== target),
    );
  };
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, unobserve, disconnect } = prototype as unknown as Record<
      string,
      (...given: unknown[]) => void
    >;
    Object.assign(prototype, {
      observe(this: object, target: Node, ...given: unknown[]) {
        forget(this, target);
        observations = [...observations, [new WeakRef(this), new WeakRef(target)]];
        observe!.call(this, target, ...given);
      },
      disconnect(this: object) {
        forget(this);
        disconnect!.call(this);
      },
      ...(unobserve && {
        unobserve(this: object, target: Node) {
          forget(this, target);
          unobserve.call(this, target);
        },
      }),
    });
  }
  window.held = {
    timeouts,
    frames,
    pageListeners,
    queryListeners,
    observers: () =>
      new Set(observations.flatMap(([own, at]) => (at.deref()?.isConnected && own.deref()) || [])).size,
  };
}

/** What a page holds on to. */
export interface LeakCounts {
  /** Roots of React that are alive. */
  readonly roots: number;
  readonly intervals: number;
  readonly timeouts: number;
  readonly frames: number;
  readonly pageListeners: number;
  readonly queryListeners: number;
  readonly observers: number;
  /** As the browser counts them, after all that can be collected has been. */
  readonly listeners: number;
  readonly nodes: number;
  /** In bytes. */
  readonly heap: number;
}

/** What a page holds on to; the session must have `Performance.enable`. */
export async function leakCountsOf(page: Page, client: CDPSession): Promise<LeakCounts> {
  // The platform keeps the event that came last, and with it the element at which it happened.
  await page.evaluate(() => document.dispatchEvent(new Event('input')));
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  const inside = await page.evaluate(() => ({
    roots: window.watched.liveRoots(),
    intervals: window.watched.intervals.size,
    timeouts: window.held.timeouts.size,
    frames: window.held.frames.size,
    pageListeners: window.held.pageListeners.size,
    queryListeners: window.held.queryListeners.size,
    observers: window.held.observers(),
  }));
  return { ...inside, listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}
