/** What the browser is to write down. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration in µs; so the processor's time, where it is known. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Times in ms. */
export interface Tasks {
  /** Evaluation of the module that takes longest, which is React. */
  readonly react: number;
  /** The longest task that begins after it, by the processor's time: what another process takes is not counted. */
  readonly after: number;
}

/** Finds the tasks of a page in a trace. */
export function longestTasks(trace: Buffer): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const lengthOf = ({ dur = 0, tdur }: TraceEvent) => (tdur ?? dur) / 1000;
  const [react] = traceEvents
    .filter(({ name }) => name === 'v8.evaluateModule')
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!react) throw new Error('The trace shows no evaluation of a module.');
  const end = react.ts + (react.dur ?? 0);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === react.pid && tid === react.tid && ts >= end,
  );
  return { react: lengthOf(react), after: Math.max(0, ...tasks.map(lengthOf)) };
}

/**
 * What each keystroke of a trace cost until it was painted: the processor's time in ms of all tasks of the page from the
 * one in which the key arrived to the one that painted next.
 */
export function paintCosts(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  return keys.map(({ ts, pid, tid }) => {
    const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
    const painted = Math.min(
      ...own.filter((event) => event.name === 'Paint' && event.ts > ts).map((event) => event.ts),
    );
    const tasks = own.filter(
      ({ name, ts: from, dur = 0 }) => name === 'RunTask' && from + dur >= ts && from <= painted,
    );
    return tasks.reduce((sum, { dur = 0, tdur }) => sum + (tdur ?? dur) / 1000, 0);
  });
}
