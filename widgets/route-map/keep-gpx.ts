import { gpxType, writeGpx } from '#src/geo/gpx-write.ts';
import type { Line } from '#src/geo/line.ts';
import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import type { Waypoint } from './widget.ts';

/**
 * Gives a visitor a line as a GPX file, with the places along it. To be called while a press is handled.
 *
 * @returns the name of the file
 */
export function keepGpx(name: string, line: Line, waypoints: readonly Waypoint[]): string {
  const places = waypoints.flatMap(({ title, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ name: title, latitude, longitude }],
  );
  const file = fileName(name, 'route', 'gpx');
  keepFile(file, writeGpx({ name, line }, places), gpxType);
  return file;
}
