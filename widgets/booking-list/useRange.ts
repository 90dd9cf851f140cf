import { useState } from 'react';
import type { TableState } from '#src/table/useTableState.ts';
import { daysOf, isSame, readDays, writeDays, type Days, type RangeName } from './ranges.ts';

/** Whose days are listed, as the address of the page says. */
export interface Range {
  readonly days: Days;
  /** What is chosen: an offered range, or days of the visitor's own. */
  readonly name: RangeName;
  readonly setDays: (days: Days) => void;
  readonly setName: (name: RangeName) => void;
}

/**
 * The range of days in the address, `f.date=<from>..<to>`; without it the first that is offered.
 *
 * @param today undefined as long as nobody can know
 */
export function useRange(
  state: TableState,
  offered: readonly RangeName[],
  today: string | undefined,
): Range | undefined {
  /** The visitor wants to enter days; until then those before are listed. */
  const [wantsOwn, setWantsOwn] = useState(false);
  if (today === undefined) return undefined;
  const first = daysOf(offered[0] ?? 'custom', today);
  const value = state.filters['date']?.[0];
  const days = value === undefined ? first : readDays(value);
  const setDays = (to: Days) => {
    const { date: _before, ...others } = state.filters;
    state.setFilters(isSame(to, first) ? others : { ...others, date: [writeDays(to)] });
  };
  return {
    days,
    name: wantsOwn
      ? 'custom'
      : (offered.find((name) => name !== 'custom' && isSame(daysOf(name, today), days)) ?? 'custom'),
    setDays,
    setName(name) {
      setWantsOwn(name === 'custom');
      if (name !== 'custom') setDays(daysOf(name, today));
    },
  };
}
