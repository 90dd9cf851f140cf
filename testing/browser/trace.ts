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

/**
 * The longest task of a page after React's own module has run, in ms by the processor's time: what another process takes
 * is not counted.
 */
export function longestTask(trace: Buffer): number {
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
  return Math.max(0, ...tasks.map(lengthOf));
}

/** The longest task of the thread that works most, in ms by the processor's time. */
export function longestTaskOfAll(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const byThread = new Map<string, number[]>();
  for (const { name, pid, tid, dur = 0, tdur = dur } of traceEvents) {
    if (name !== 'RunTask') continue;
    const thread = `${pid} ${tid}`;
    byThread.set(thread, [...(byThread.get(thread) ?? []), tdur / 1000]);
  }
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const [busiest = []] = [...byThread.values()].toSorted((a, b) => sum(b) - sum(a));
  return Math.max(0, ...busiest);
}

/**
 * How long the main thread works from each input of a kind to the picture that shows what it has done, in ms by the
 * processor's time: handlers, rendering, style, layout and paint.
 */
export function costsToPaint(trace: Buffer, input: 'click' | 'keydown'): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const inputs = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === input,
  );
  return inputs.map(({ ts: from, pid, tid }) => {
    const beside = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
    const paints = beside.filter(({ name, ts }) => name === 'Paint' && ts > from).map(({ ts }) => ts);
    if (paints.length === 0) throw new Error(`The trace shows no picture after a ${input}.`);
    const painted = Math.min(...paints);
    return beside
      .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > from && ts <= painted)
      .reduce((sum, { dur = 0, tdur }) => sum + (tdur ?? dur) / 1000, 0);
  });
}
