import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has started and not ended. */
    held: {
      readonly timeouts: Set<number>;
      /** Observers of what stands on the page. */
      observers(): number;
    };
  }
}

/**
 * Runs in the page before any script of its own: counts timeouts that are to come, and observers of what stands on the
 * page. Observers are held weakly, so that counting keeps nothing alive.
 */
export function countHoldings(): void {
  const timeouts = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((handler: () => void, ...given: [number]) => {
    const timer = start(
      () => {
        timeouts.delete(timer);
        handler();
      },
      ...given,
    );
    timeouts.add(timer);
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    timeouts.delete(Number(timer));
    stop.call(window, timer as number);
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
    observers: () =>
      new Set(observations.flatMap(([own, at]) => (at.deref()?.isConnected && own.deref()) || [])).size,
  };
}

/** What a page holds on to. */
export interface Holdings {
  /** Roots of React that are alive. */
  readonly roots: number;
  readonly intervals: number;
  readonly timeouts: number;
  readonly observers: number;
  /** As the browser counts them, after all that can be collected has been. */
  readonly listeners: number;
  readonly nodes: number;
  /** In bytes. */
  readonly heap: number;
}

/** What a page holds on to; the session must have `Performance.enable`. */
export async function holdingsOf(page: Page, client: CDPSession): Promise<Holdings> {
  // The platform keeps the event that came last, and with it the element at which it happened.
  await page.evaluate(() => document.dispatchEvent(new Event('input')));
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  const inside = await page.evaluate(() => ({
    roots: window.watched.liveRoots(),
    intervals: window.watched.intervals.size,
    timeouts: window.held?.timeouts.size ?? 0,
    observers: window.held?.observers() ?? 0,
  }));
  return { ...inside, listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}
