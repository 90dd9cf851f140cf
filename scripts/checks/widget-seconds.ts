import { costOfHosts, dearest, type SuiteCost } from './suite-cost.mjs';

/** What a widget weighs and costs the suite, and what it may cost. */
export interface WidgetSeconds {
  readonly name: string;
  /** Own weight (decision 124), kB brotli. */
  readonly weight: number;
  /** Undefined where none of its tests ran. */
  readonly seconds: number | undefined;
  readonly allowed: number;
}

/** Own weight, kB brotli, and the seconds that a widget of at most this weight may cost on two idle cores (decision 23). */
const steps = [
  [4, 5],
  [8, 9],
  [12, 16],
] as const;

/** Seconds that a heavier widget may cost. */
const most = 32;

/**
 * What each widget costs beside what it may cost, the furthest above first; at last those that did not run.
 *
 * @param cost of a run
 * @param widgets with their own weight in bytes
 */
export function secondsOf(
  cost: SuiteCost,
  widgets: readonly { readonly name: string; readonly own: number }[],
): WidgetSeconds[] {
  const all = widgets.map(({ name, own }) => {
    const weight = own / 1024;
    const [, allowed] = steps.find(([limit]) => weight <= limit) ?? [Infinity, most];
    return { name, weight, seconds: cost.widgets[name], allowed };
  });
  const share = ({ seconds = -1, allowed }: WidgetSeconds) => seconds / allowed;
  return all.toSorted((one, other) => share(other) - share(one));
}

/** The table of widgets below the dearest files, and whether each widget and the pages of hosts stay within their seconds. */
export function tableOf(
  cost: SuiteCost,
  widgets: readonly WidgetSeconds[],
): { lines: string[]; isWithin: boolean } {
  const rows = widgets.map(({ name, weight, seconds, allowed }) => {
    const mark = seconds === undefined ? '–' : seconds > allowed ? '✗' : '✓';
    const figure =
      seconds === undefined
        ? 'did not run'
        : `${seconds.toFixed(1).padStart(6)} of ${String(allowed).padStart(2)} s`;
    return `${mark} ${name.padEnd(28)}${weight.toFixed(1).padStart(6)} kB  ${figure}`;
  });
  const ran = widgets.filter(({ seconds }) => seconds !== undefined);
  const above = ran.filter(({ seconds = 0, allowed }) => seconds > allowed);
  const left =
    ran.length < widgets.length
      ? [`${widgets.length - ran.length} of ${widgets.length} widgets did not run`]
      : [];
  const last = `${above.length} of ${ran.length} widgets cost more than they may`;
  return {
    lines: [...dearest({ ...cost, widgets: {} }), ...rows, ...left, last],
    isWithin: above.length === 0 && costOfHosts(cost)?.isWithin !== false,
  };
}
