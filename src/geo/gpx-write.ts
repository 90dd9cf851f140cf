import type { Position } from './line.ts';
import type { Point } from './distance.ts';
import type { Track } from './gpx-read.ts';

/** Media type of a GPX file. */
export const gpxType = 'application/gpx+xml';

/** A point beside a track that has a name. */
export interface NamedPoint extends Point {
  readonly name: string;
}

/**
 * A track as a GPX 1.1 file, which devices and programs for walkers and drivers read.
 *
 * @param waypoints shown beside it
 */
export const writeGpx = ({ name, line }: Track, waypoints: readonly NamedPoint[] = []): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="tourism-widgets" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(name)}</name></metadata>`,
    ...waypoints.map((point) => `<wpt ${placeOf(point)}><name>${escaped(point.name)}</name></wpt>`),
    `<trk><name>${escaped(name)}</name>`,
    ...line.flatMap((part) => ['<trkseg>', ...part.map(pointOf), '</trkseg>']),
    '</trk>',
    '</gpx>',
    '',
  ].join('\n');

const placeOf = ({ latitude, longitude }: Point) => `lat="${decimal(latitude)}" lon="${decimal(longitude)}"`;

const pointOf = ({ elevation, ...point }: Position): string =>
  elevation === undefined
    ? `<trkpt ${placeOf(point)}/>`
    : `<trkpt ${placeOf(point)}><ele>${decimal(elevation)}</ele></trkpt>`;

/** Seven places of a degree are a centimetre. A GPX file has no exponents. */
const decimal = (number: number): string =>
  number
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');

const references: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
};

/** A text without the characters that no XML document may hold, the others that have a meaning as references. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[<>&"]/g, (character) => references[character] ?? '');
