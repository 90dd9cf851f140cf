import { usePassed } from '#src/time/usePassed.ts';
import { momentOf, type Moment, type Period } from './period.ts';

/** Where in its period the banner stands now; changes when the period begins and ends. */
export const useMoment = (period: Period): Moment =>
  momentOf(period, usePassed(period.start), usePassed(period.end));
