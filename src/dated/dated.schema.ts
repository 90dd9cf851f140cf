import { clampedNumber, day } from '#src/schema/fields.ts';

/**
 * The fields of a widget whose answers are of a day: when they were true, and how long that is taken for granted.
 *
 * @param days the default of `staleDays`
 */
export const datedFields = (days: number) => ({
  asOf: day.meta({
    title: 'As of',
    description: 'The day on which all of this was checked. Visitors see it.',
  }),
  staleDays: clampedNumber(days, 1, 3650).meta({
    title: 'Days until it is old',
    description: 'From then on visitors are told that it may have changed, at most 3650.',
  }),
});
