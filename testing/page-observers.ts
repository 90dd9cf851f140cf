import { endLongTimers } from './page-timers.ts';

/** Observers of the page that a test shows. */
const observers = new Set<MutationObserver>();

/** A loader has no end of its own: it lives as long as its observer, which goes with the page of the test. */
export class PageObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.add(this);
  }

  override disconnect() {
    super.disconnect();
    observers.delete(this);
  }
}

/** Channels of the page that a test shows. */
const channels = new Set<MessageChannel>();

/** A channel keeps its loader, and all that the loader knows, for as long as one of its ports listens. */
export class PageChannel extends MessageChannel {
  constructor() {
    super();
    channels.add(this);
  }
}

/** Removes the listeners of the page's loader, each once. */
const removals: (() => void)[] = [];

/** Whether the function that called the one that asks lies in the loader. */
function isCalledByLoader(): boolean {
  const { stackTraceLimit } = Error;
  // Each line of a stack is looked up in a source map.
  Error.stackTraceLimit = 3;
  const [, , , caller = ''] = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  return /\/loader\//.test(caller);
}

/**
 * Notes each listener that a loader adds to the window from now on. Those of the thousands of pages of one file would all
 * hear each event, and what comes last in the walk over all fields would take ten times as long.
 */
export function watchListeners(): void {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    add(...listener);
    if (isCalledByLoader()) removals.push(() => window.removeEventListener(...listener));
  };
}

/** Ends the page: its loader no longer mounts what comes to the document, and hears nothing. */
export function endPage(): void {
  for (const observer of observers) observer.disconnect();
  for (const { port1 } of channels) port1.close();
  channels.clear();
  for (const remove of removals.splice(0)) remove();
  endLongTimers();
}
