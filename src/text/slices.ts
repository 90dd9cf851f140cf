/** Work that may pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/**
 * Does work in slices, between which the page goes on, so that no task is long.
 *
 * @throws the signal's reason when it has ended
 */
export async function inSlices<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
  }
}

/** Does work without a pause, as for a drawing that cannot wait. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
