const startTimer = globalThis.setTimeout;

/** Timers that a test file has started, those that have run among them. */
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Notes each timer that is started from now on, so that none of them runs when the document is gone. */
export function watchTimers(): void {
  const watched = (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, startTimer);
}

/** Stops all of them. */
export function endTimers(): void {
  for (const timer of timers) clearTimeout(timer);
}
