const minute = 60_000;
const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);

/**
 * How far the sun is from the equator, in degrees, to a hundredth (low-precision formulas of the Astronomical Almanac).
 *
 * @param instant in ms since 1970
 */
function declinationAt(instant: number): number {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = 357.529 + 0.98560028 * days;
  const longitude = 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.00000036 * days;
  return Math.asin(sin(obliquity) * sin(longitude)) / radians;
}

/**
 * Asr where the sun can be low all day, on a whole minute. adhan takes the shadow of noon from the beginning of the day and
 * goes one step towards the sun of the afternoon: near the polar circle that is wrong by half an hour, or gives a time
 * before noon.
 *
 * @param latitude in degrees
 * @param noon when the sun is highest, in ms since 1970
 * @param length how many times its own length a shadow is longer than at noon
 * @returns undefined where the sun is not up at noon
 */
export function asrOfLowSun(latitude: number, noon: number, length: number): Date | undefined {
  const fromZenith = Math.abs(latitude - declinationAt(noon));
  if (fromZenith >= 90) return undefined;
  const height = Math.atan(1 / (length + Math.tan(fromZenith * radians))) / radians;
  let asr = noon;
  for (let step = 0; step < 5; step++) {
    const declination = declinationAt(asr);
    const cosine = (sin(height) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
    // The sun goes 15 degrees an hour.
    asr = noon + (Math.acos(cosine) / radians / 15) * 60 * minute;
  }
  return new Date(Math.round(asr / minute) * minute);
}
