import type { ReactNode } from 'react';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import type en from './messages/en.json';
import { useMonthName, type Measure, type Value } from './useMeasures.ts';
import styles from './year-chart.module.css';

interface Props {
  /** Of the city that is shown. */
  readonly measures: readonly Measure[];
  /** Of all cities: those who compare them see one scale. */
  readonly all: readonly (readonly Measure[])[];
  /** For each interest the months that suit it. */
  readonly best: readonly { readonly interest: string; readonly months: readonly number[] }[];
  /** The month that is chosen. */
  readonly month: number;
}

/** A mark of a month, from a size to another; labels stand at its ends. */
interface Mark {
  readonly from: number;
  readonly to: number;
  readonly above: string;
  readonly below?: string;
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly marks: readonly (Mark | undefined)[];
  /** What the row spans, and how high it is, in lines of text. */
  readonly scale: readonly [from: number, to: number];
  readonly height: number;
}

/** Lines of text: room for a label, height of bars that have two labels or one, of a mark without any. */
const [label, tall, low, dot] = [1.5, 7, 3.5, 0.75];

/** Share of a month's room that its bar takes. */
const barWidth = 0.44;

/** A year at a glance; decoration, since the table beside it says the same. */
export function YearChart({ measures, all, best, month }: Props) {
  const t = useMessages<typeof en>();
  const named = (key: Measure['key']) => measures.find((measure) => measure.key === key);
  const sizesOf = (...keys: readonly Measure['key'][]) =>
    all.flatMap((city) =>
      city
        .filter(({ key }) => keys.includes(key))
        .flatMap(({ values }) => values.flatMap((value) => (value ? [value.size] : []))),
    );
  const titled = (title: string, unit: string) => (unit ? t('titleWithUnit', { title, unit }) : title);

  const span = (key: string, title: string, from?: Measure, to?: Measure): Row | false => {
    const known = to ?? from;
    if (!known) return false;
    const sizes = sizesOf(...[from, to].flatMap((measure) => measure?.key ?? []));
    return {
      key,
      title: titled(title, known.unit),
      height: tall,
      scale: [Math.min(...sizes), Math.max(...sizes)],
      marks: known.values.map((_, index) => between(from?.values[index], to?.values[index])),
    };
  };
  const amount = (measure?: Measure): Row | false =>
    measure !== undefined && {
      key: measure.key,
      title: titled(measure.title, measure.unit),
      height: low,
      scale: [0, Math.max(1, ...sizesOf(measure.key))],
      marks: measure.values.map((value) => value && { from: 0, to: value.size, above: value.short }),
    };
  const rows = [
    span('temperature', t('temperature'), named('low'), named('high')),
    amount(named('rainMm')),
    amount(named('humidity')),
    amount(named('seaTemp')),
    span('daylight', t('daylight'), named('sunrise'), named('sunset')),
  ].filter((row) => row !== false);

  return (
    <div className={styles['chart']} aria-hidden="true">
      {rows.map((row) => (
        <ChartRow key={row.key} row={row} month={month} />
      ))}
      {best.map(({ interest, months }) => (
        <div key={interest} className={styles['row']} data-kind="best">
          <p>{t('bestForInterest', { interest })}</p>
          <Strip height={dot} month={month}>
            {(column) =>
              months.includes(column) && <rect y="0" width="86%" x="7%" height={`${dot}em`} rx="4" />
            }
          </Strip>
        </div>
      ))}
      <MonthNames month={month} />
    </div>
  );
}

/** From a value to another; the one that is known, where the other is not. */
function between(from: Value | undefined, to: Value | undefined): Mark | undefined {
  const [start, end] = [from ?? to, to ?? from];
  if (!start || !end) return undefined;
  return {
    from: start.size,
    to: end.size,
    above: to?.short ?? '',
    below: from?.short ?? '',
  };
}

function ChartRow({ row, month }: { readonly row: Row; readonly month: number }) {
  const { key, title, marks, scale, height } = row;
  const [from, to] = scale;
  const hasBelow = marks.some((mark) => mark?.below !== undefined);
  const place = (size: number) => label + (1 - (size - from) / Math.max(1, to - from)) * height;
  return (
    <div className={styles['row']} data-kind={key}>
      <p>{title}</p>
      <Strip height={label + height + (hasBelow ? label : 0)} month={month}>
        {(column) => {
          const mark = marks[column - 1];
          if (!mark) return null;
          const [top, bottom] = [place(mark.to), place(mark.from)];
          return (
            <>
              <rect
                x={`${(1 - barWidth) * 50}%`}
                y={`${top}em`}
                width={`${barWidth * 100}%`}
                height={`${Math.max(hasBelow ? 0.15 : 0, bottom - top)}em`}
                rx="3"
              />
              <text x="50%" y={`${top - 0.4}em`}>
                {mark.above}
              </text>
              {mark.below !== undefined && (
                <text x="50%" y={`${bottom + 1.1}em`}>
                  {mark.below}
                </text>
              )}
            </>
          );
        }}
      </Strip>
    </div>
  );
}

interface StripProps {
  /** In lines of text. */
  readonly height: number;
  readonly month: number;
  /** Draws a month, 1 for January, in a box of its own. */
  readonly children: (column: number) => ReactNode;
}

const columns = listOf(12, (index) => index + 1);

/** Twelve months beside each other, from the start of the line to its end. */
function Strip({ height, month, children }: StripProps) {
  const { direction } = usePage();
  const size = `${height}em`;
  return (
    <svg height={size} focusable="false">
      {columns.map((column) => (
        <svg
          key={column}
          x={`${((direction === 'rtl' ? 12 - column : column - 1) / 12) * 100}%`}
          width={`${100 / 12}%`}
          height={size}
          data-chosen={column === month || undefined}
        >
          {children(column)}
        </svg>
      ))}
    </svg>
  );
}

/** The names of the months below all rows; their first letters, or their numbers alone, where there is little room. */
function MonthNames({ month }: { readonly month: number }) {
  const monthName = useMonthName();
  return (
    <ol className={styles['names']}>
      {columns.map((column) => (
        <li key={column} data-chosen={column === month || undefined}>
          <span data-form="short">{monthName(column, 'short')}</span>
          <span data-form="narrow">{monthName(column, 'narrow').replace('月', '')}</span>
        </li>
      ))}
    </ol>
  );
}
