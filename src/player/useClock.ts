import { useFormat } from '#src/widget/useFormat.ts';

/** Gives the calls that write a time of a film: `1:05`, or `1:00:05`, and in words for who hears it. */
export function useClock() {
  const format = useFormat();
  const two = { minimumIntegerDigits: 2 } as const;

  return {
    written(seconds: number): string {
      const [hours, minutes, rest] = partsOf(seconds);
      return [
        ...(hours > 0 ? [format.number(hours), format.number(minutes, two)] : [format.number(minutes)]),
        format.number(rest, two),
      ].join(':');
    },
    spoken(seconds: number): string {
      const units = ['hour', 'minute', 'second'] as const;
      const parts = partsOf(seconds);
      const said = parts.flatMap((count, index) =>
        count > 0 || (index === 2 && seconds < 1)
          ? [format.number(count, { style: 'unit', unit: units[index] ?? 'second', unitDisplay: 'long' })]
          : [],
      );
      return format.list(said, 'unit');
    },
  };
}

/** Whole hours, minutes and seconds. */
function partsOf(seconds: number): [number, number, number] {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}
