import { dearest, type SuiteCost } from './suite-cost.mjs';

/** What a widget weighs and costs the suite, and what it may cost. */
export interface WidgetSeconds {
  readonly name: string;
  /** Own weight (decision 124), kB brotli. */
  readonly weight: number;
  readonly seconds: number;
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
 * What each widget costs beside what it may cost, the furthest above first.
 *
 * @param cost of a whole run
 * @param widgets with their own weight in bytes
 */
export function secondsOf(
  cost: SuiteCost,
  widgets: readonly { readonly name: string; readonly own: number }[],
): WidgetSeconds[] {
  const all = widgets.map(({ name, own }) => {
    const weight = own / 1024;
    const [, allowed] = steps.find(([limit]) => weight <= limit) ?? [Infinity, most];
    return { name, weight, seconds: cost.widgets[name] ?? 0, allowed };
  });
  return all.toSorted((one, other) => other.seconds / other.allowed - one.seconds / one.allowed);
}

/** The table of widgets below the dearest files, and whether each widget stays within its seconds. */
export function tableOf(
  cost: SuiteCost,
  widgets: readonly WidgetSeconds[],
): { lines: string[]; isWithin: boolean } {
  const rows = widgets.map(({ name, weight, seconds, allowed }) => {
    const mark = seconds > allowed ? '✗' : '✓';
    const figures = `${weight.toFixed(1).padStart(6)} kB${seconds.toFixed(1).padStart(8)} of ${String(allowed).padStart(2)} s`;
    return `${mark} ${name.padEnd(28)}${figures}`;
  });
  const above = widgets.filter(({ seconds, allowed }) => seconds > allowed);
  const last = `${above.length} of ${widgets.length} widgets cost more than they may`;
  return { lines: [...dearest({ ...cost, widgets: {} }), ...rows, last], isWithin: above.length === 0 };
}
