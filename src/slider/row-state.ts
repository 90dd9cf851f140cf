/** The widths of a column at which more slides are in view; stylesheets write the same numbers. */
export const columnWidths = { desktop: 900, tablet: 600, mobile: 0 } as const;

export type ColumnSize = keyof typeof columnWidths;

export const columnSizes = Object.keys(columnWidths) as readonly ColumnSize[];

/** How many slides are in view by the width of their column. */
export type PerView = Readonly<Record<ColumnSize, number>>;

/** The fractions of a slide that can be in view beside whole ones. */
const fractions = [0, 0.15, 0.25, 0.5, 0.75];

/** The most slides in view. */
const most = 6;

/** A number of slides in view that stylesheets know: from 1 to 6, with a fraction of quarters or 0.15. */
export function knownPerView(perView: number): number {
  const between = Math.min(Math.max(perView || 1, 1), most);
  const whole = Math.floor(between);
  const part = between - whole;
  const [nearest = 0] = fractions.toSorted((one, other) => Math.abs(part - one) - Math.abs(part - other));
  return whole === most ? most : whole + nearest;
}

/** What decides about slides in a row: how many, how many are in view, and whether they go round. */
export interface Row {
  readonly count: number;
  readonly perView: number;
  readonly isLoop: boolean;
}

/** Whether slides can go round: those beside one that moves to the other end must fill the view. */
export const goesRound = ({ count, perView, isLoop }: Row): boolean => isLoop && count - 1 >= perView;

/** Whether all slides are in view at once. One slide alone has the whole view. */
export const fits = ({ count, perView }: Omit<Row, 'isLoop'>): boolean => count <= Math.max(1, perView);

/** The last slide, from 0, that can stand at the beginning of the view. */
export const lastStop = (row: Row): number =>
  goesRound(row) ? row.count - 1 : Math.max(0, Math.ceil(row.count - row.perView));

/** The slide that the buttons lead to from a slide; undefined at an end. */
export function stopBeside(row: Row, index: number, step: 1 | -1): number | undefined {
  const last = lastStop(row);
  const next = Math.min(index, last) + step;
  if (next >= 0 && next <= last) return next;
  return goesRound(row) ? (next + row.count) % row.count : undefined;
}

/**
 * How much of a slide, in widths of a slide, lies outside the view: 0 for one that is seen whole, 1 or more for one that
 * is not seen.
 *
 * @param position the slide at the beginning of the view, from 0; between two slides a fraction
 */
export function outside(row: Row, position: number, slide: number): number {
  const { count, perView } = row;
  const isRound = goesRound(row);
  const start = isRound ? position : Math.min(position, Math.max(0, count - perView));
  const from = (at: number) => Math.max(0, start - at, at + 1 - start - perView);
  return isRound ? Math.min(from(slide), from(slide + count), from(slide - count)) : from(slide);
}

/** The attributes of a row by which its stylesheet knows how many slides are in view. */
export const inView = (perView: PerView, count: number): Readonly<Record<`data-${ColumnSize}`, number>> => {
  const known = (size: ColumnSize) => (count === 1 ? 1 : knownPerView(perView[size]));
  return { 'data-desktop': known('desktop'), 'data-tablet': known('tablet'), 'data-mobile': known('mobile') };
};
