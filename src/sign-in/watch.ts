import { readDocument } from '#src/page/dom.ts';

/** Seconds between two validations where the author names no positive number (specification, section 9). */
const usualInterval = 120;

/** The longest delay of a timer, in ms. */
const longest = 2 ** 31 - 1;

interface Options {
  /** Seconds between two validations. */
  readonly seconds: number;
  /** Whether the session is still valid; rejects where nobody can tell, which ends nothing. */
  readonly validate: (signal: AbortSignal) => Promise<boolean>;
  /** Called once; the watch is over then. */
  readonly onExpired: () => void;
}

/**
 * Validates a session at an interval (specification, section 4: B2B session watch). Elapsed time counts, not the clock.
 * A timer that a hidden tab or a sleeping machine delayed is caught up when the tab becomes visible. There is at most
 * one request at a time (trust, row 36).
 *
 * @returns ends it
 */
export function watchSession({ seconds, validate, onExpired }: Options): () => void {
  const interval = (seconds > 0 ? seconds : usualInterval) * 1000;
  let asked = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;

  const wait = () => {
    timer = setTimeout(look, Math.min(Math.max(asked + interval - performance.now(), 0), longest));
  };
  const look = () => {
    clearTimeout(timer);
    if (question) return;
    if (performance.now() - asked < interval) wait();
    else void ask();
  };
  const ask = async () => {
    question = new AbortController();
    const { signal } = question;
    asked = performance.now();
    const isValid = await validate(signal).catch(() => true);
    if (signal.aborted) return;
    question = undefined;
    if (isValid) {
      // After an answer that took longer than the interval, the next request waits a whole interval.
      if (performance.now() - asked >= interval) asked = performance.now();
      wait();
      return;
    }
    stop();
    onExpired();
  };
  const onVisible = () => {
    if (readDocument('visibilityState') !== 'hidden') look();
  };
  const stop = () => {
    clearTimeout(timer);
    question?.abort();
    // Caught on its way down, as in `time/usePageVisible.ts`.
    window.removeEventListener('visibilitychange', onVisible, true);
  };

  window.addEventListener('visibilitychange', onVisible, true);
  wait();
  return stop;
}
