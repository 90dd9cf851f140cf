import type { ConsoleMessage, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What `watch` counts inside the page. */
    watched: {
      /** Copies of React that ran. */
      copies: number;
      /** Roots that React has not let go of. */
      liveRoots(): number;
      /** Intervals that nobody has cleared. */
      intervals: Set<number>;
      /** Times at which widgets were mounted, by `performance.now()`. */
      mounted: { readonly name: string; readonly id: string; readonly time: number }[];
      failed: { readonly name: string; readonly phase: string; readonly error: string }[];
    };
  }
}

/** A fault that a page had: what a visitor's console would show, or a violation of its policy. */
export type Fault = string;

/** Runs in the page before any script of its own. */
function countInside(): void {
  const roots = new Set<{ readonly current: { readonly child: unknown } }>();
  window.watched = {
    copies: 0,
    liveRoots: () => [...roots].filter((root) => root.current.child !== null).length,
    intervals: new Set(),
    mounted: [],
    failed: [],
  };
  // React's own door for its developer tools: each copy of it knocks once.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => ++window.watched.copies,
      onCommitFiberRoot: (_copy: number, root: { readonly current: { readonly child: unknown } }) =>
        root.current.child === null ? roots.delete(root) : roots.add(root),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const timer = start.apply(window, given) as unknown as number;
    window.watched.intervals.add(timer);
    return timer;
  }) as typeof setInterval;
  window.clearInterval = (timer) => {
    window.watched.intervals.delete(Number(timer));
    stop.call(window, timer as number);
  };
  addEventListener('widget:mounted', ({ target, detail }: CustomEventInit & Event) =>
    window.watched.mounted.push({ name: detail.name, id: (target as Element).id, time: performance.now() }),
  );
  addEventListener('widget:failed', ({ detail }: CustomEventInit) =>
    window.watched.failed.push({ name: detail.name, phase: detail.phase, error: String(detail.error) }),
  );
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      console.error(
        `policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ''}:${lineNumber}`,
      ),
  );
}

const say = (message: ConsoleMessage) => {
  const { url } = message.location();
  return message.text().startsWith('Failed to load resource') ? `${message.text()} ${url}` : message.text();
};

/**
 * What the browser's driver throws in the page while it presses an element that is taken out at that moment: it asks a fragment
 * what lies at a point. No code of ours asks a root by that name.
 */
const driverFault = 'uncaught TypeError: root.elementsFromPoint is not a function';

/**
 * Collects all that goes wrong on a page, from its first byte on: console errors, uncaught errors, violations of its
 * policy, and a reload that nobody asked for.
 *
 * @returns what was collected so far; grows
 */
export async function watch(page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(say(message)));
  page.on('pageerror', (error) => {
    const fault = `uncaught ${String(error)}`;
    if (fault !== driverFault) faults.push(fault);
  });
  page.on('crash', () => faults.push('the page crashed'));
  await page.addInitScript(countInside);
  return faults;
}
