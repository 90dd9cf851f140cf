/** What the browser is to write down while a page is traced. */
export const traceCategories = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration by the clock of the thread, in µs: it stands still while other programs have the processor. */
  readonly tts?: number;
  readonly tdur?: number;
}

/** Tasks of a page's main thread, in ms of that thread. */
export interface Tasks {
  /** The longest of all: as a rule the one that evaluates React. */
  readonly longest: number;
  /** The longest after React's own evaluation; what is left of that task counts as one. */
  readonly after: number;
}

/** Finds the longest tasks of a page in a trace. React is taken to be in the module that takes longest. */
export function readTrace(trace: Buffer): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const startOf = ({ tts = 0 }: TraceEvent) => tts;
  const endOf = ({ tts = 0, tdur = 0 }: TraceEvent) => tts + tdur;
  const [react] = traceEvents
    .filter(({ name }) => name === 'v8.evaluateModule')
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  if (!react) throw new Error('The trace shows no evaluation of a module.');
  const end = endOf(react);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === react.pid && tid === react.tid,
  );
  const longest = (lengths: number[]) => Math.max(0, ...lengths) / 1000;
  return {
    longest: longest(tasks.map((task) => endOf(task) - startOf(task))),
    after: longest(tasks.map((task) => endOf(task) - Math.max(startOf(task), end))),
  };
}

/** What a light trace has of each task of each thread, and nothing else. */
export const taskCategory = 'toplevel';

/** ms that the main thread of the page has worked: of all pages' the one that has worked longest. */
export function mainThreadTime(events: readonly unknown[]): number {
  const all = events as readonly (TraceEvent & {
    readonly ph: string;
    readonly args?: { readonly name?: string };
  })[];
  const threads = all.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const times = threads.map(({ pid, tid }) =>
    all
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .reduce((time, { tdur = 0 }) => time + tdur, 0),
  );
  const longest = Math.max(0, ...times) / 1000;
  if (longest === 0) throw new Error('The trace shows no task of a page.');
  return longest;
}
