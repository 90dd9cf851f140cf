import type { Climate } from './climate.ts';
import styles from './comparison.module.css';

interface Props {
  readonly climate: Climate;
  /** Months that are marked. */
  readonly best: readonly number[];
  /** What all charts that stand together span, in °C, and the most rain of any in mm: they share one scale. */
  readonly range: { readonly from: number; readonly to: number; readonly rain: number };
}

const step = 10;
const width = 12 * step;
/** Heights of the temperatures and, below them, of the rain. */
const heat = 44;
const wet = 14;

/** A year at a glance: from the coldest to the warmest of each month, its rain below. What it shows stands in words beside. */
export function ClimateChart({ climate, best, range }: Props) {
  const span = Math.max(1, range.to - range.from);
  const heightOf = (degrees: number) => ((degrees - range.from) / span) * heat;
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${heat + wet + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {climate.map(({ high, low, rain }, index) => {
        const drops = range.rain > 0 ? (Math.max(0, rain) / range.rain) * wet : 0;
        const [top, bottom] = [heightOf(Math.max(high, low)), heightOf(Math.min(high, low))];
        return (
          // A year has its months in this order alone.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} data-best={best.includes(index + 1) || undefined}>
            <rect x={index * step + 2} y={heat - top} width={6} height={Math.max(3, top - bottom)} rx={3} />
            <rect className={styles['drops']} x={index * step + 3} y={heat + 4} width={4} height={drops} />
          </g>
        );
      })}
      <path d={`M0 ${heat + 3}H${width}`} />
    </svg>
  );
}
