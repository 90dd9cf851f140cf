/** What a countdown shows. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Takes a number of seconds apart. */
export const timeLeft = (total: number): TimeLeft => ({
  days: Math.floor(total / 86_400),
  hours: Math.floor(total / 3600) % 24,
  minutes: Math.floor(total / 60) % 60,
  seconds: total % 60,
});
