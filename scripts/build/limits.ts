/** The limits of a build, in one table at its end: what was measured beside each, and whether the build is refused. */

/** A limit of a build, and what was measured. */
export interface Limit {
  readonly what: string;
  /** What is asked for, where that is less than the limit. */
  readonly asked?: number;
  readonly limit: number;
  readonly now: number;
  /** What is measured has to be this or more. Such a limit is told alone: what is small is no fault. */
  readonly isLeast?: boolean;
}

/**
 * By what share of itself a limit may be passed before the build is refused. One more widget, or another name of a file,
 * moves a weight by a few hundredths; a package that came along by mistake moves it by more than this.
 */
const leeway = 0.1;

const isPassed = ({ limit, now, isLeast }: Limit) => (isLeast ? now < limit : now > limit);

/** What is measured may be this much, told from the limit on. */
export const mostOf = (limit: number): number => limit * (1 + leeway);

/** Whether the build is refused for a limit. */
export const isRefused = ({ limit, now, isLeast = false }: Limit): boolean => !isLeast && now > mostOf(limit);

const markOf = (limit: Limit) => (isRefused(limit) ? 'REFUSED' : isPassed(limit) ? 'PASSED' : '');

/** A number as the table has it: 11, 4.94. */
const figure = (number: number) => (Number.isInteger(number) ? `${number}` : number.toFixed(2));

/** The table, one limit a line. */
export function limitTable(limits: readonly Limit[]): string[] {
  const row = (mark: string, what: string, ...figures: readonly string[]) =>
    `${mark.padEnd(9)}${figures.map((text) => text.padStart(8)).join('')}  ${what}`.trimEnd();
  return [
    row('', 'limit of the build', 'asked', 'limit', 'now', 'share'),
    ...limits.map((limit) => {
      const { what, asked = limit.limit, now } = limit;
      const share = `${Math.round((100 * now) / limit.limit)} %`;
      return row(markOf(limit), what, figure(asked), figure(limit.limit), figure(now), share);
    }),
  ];
}
