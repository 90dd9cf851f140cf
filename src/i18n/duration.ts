import type { Format } from './format.ts';

/** How long something takes, as the language has it: 1 hr, 45 min. @param minutes above 0 */
export function durationText(minutes: number, format: Format): string {
  const whole = Math.max(1, Math.round(minutes));
  const parts = [
    ['hour', Math.floor(whole / 60)],
    ['minute', whole % 60],
  ] as const;
  return format.list(
    parts.flatMap(([unit, count]) =>
      count > 0 ? [format.number(count, { style: 'unit', unit, unitDisplay: 'short' })] : [],
    ),
    'unit',
  );
}
