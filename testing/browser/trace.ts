/** What the browser is to write down. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly data?: { readonly type?: string } };
  readonly pid: number;
  readonly tid: number;
  /** Start and duration in µs; so the processor's time, where it is known. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
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
 * How long the main thread works from each click to the picture that shows what it has done, in ms by the processor's
 * time: handlers, rendering, style, layout and paint.
 */
export function clicksToPaint(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const clicks = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  );
  return clicks.map((click) => {
    const isBeside = ({ pid, tid }: TraceEvent) => pid === click.pid && tid === click.tid;
    const paint = traceEvents
      .filter((event) => event.name === 'Paint' && isBeside(event) && event.ts > click.ts)
      .toSorted((a, b) => a.ts - b.ts)[0];
    if (!paint) throw new Error('The trace shows no picture after a click.');
    return traceEvents
      .filter(
        ({ name, ts, dur = 0, ...event }) =>
          name === 'RunTask' && isBeside({ name, ts, ...event }) && ts + dur > click.ts && ts <= paint.ts,
      )
      .reduce((sum, { dur = 0, tdur }) => sum + (tdur ?? dur) / 1000, 0);
  });
}
