const { setTimeout: startTimer, setInterval: startInterval } = globalThis;

/** Timers that a test file has started and that have not run or run again and again, with the time in ms that they wait. */
const timers = new Map<ReturnType<typeof setTimeout>, number>();

/** A timer of a minute is for what a page keeps: an answer that is forgotten, a date that turns. */
const long = 60_000;

/** Notes each timer that is started from now on, so that none of them runs when the document is gone. */
export function watchTimers(): void {
  const watched = (run: (...values: unknown[]) => void, ...rest: unknown[]) => {
    const [time, ...values] = rest as [number?, ...unknown[]];
    const timer = startTimer(() => {
      timers.delete(timer);
      // One that an answer has started after all were stopped.
      if ('Document' in globalThis) run(...values);
    }, time);
    timers.set(timer, time ?? 0);
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, startTimer);
  globalThis.setInterval = ((...call: Parameters<typeof startInterval>) => {
    const timer = startInterval(...call);
    timers.set(timer, 0);
    return timer;
  }) as typeof startInterval;
}

/** Stops those that outlive a page. An answer that waits to be forgotten keeps its page in memory until then. */
export function endLongTimers(): void {
  for (const [timer, time] of timers) if (time >= long) endTimer(timer);
}

/** Stops all of them: on a busy machine the document is gone before the next would run. */
export function endTimers(): void {
  for (const timer of timers.keys()) endTimer(timer);
}

function endTimer(timer: ReturnType<typeof setTimeout>): void {
  clearTimeout(timer);
  timers.delete(timer);
}
