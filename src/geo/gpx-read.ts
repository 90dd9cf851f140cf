import { inSlices, type Steps } from '#src/text/slices.ts';
import type { Bounds } from './bounds.ts';
import { lineBuilder, type Line } from './line.ts';
import { attributeOf, withoutReferences, xmlTokens, type XmlToken } from './xml.ts';

/** The way that a GPX file describes. */
export interface Track {
  /** Plain text; empty without one. */
  readonly name: string;
  readonly line: Line;
}

/**
 * Why a file is no track: it holds nothing, or more than may be; it is a page of HTML, has a document type, does not end as XML
 * does, or is no GPX; latitude and longitude are swapped; it has no two points in a row.
 */
export type GpxFault = 'empty' | 'tooLong' | 'html' | 'doctype' | 'damaged' | 'noGpx' | 'swapped' | 'noLine';

/** A track, or why there is none. */
export type GpxResult =
  | {
      readonly track: Track;
      /** Points that are none; each leaves a gap. */
      readonly wrong: number;
      readonly fault?: undefined;
    }
  | { readonly track?: undefined; readonly fault: GpxFault };

/** Bytes of a GPX file that are taken, and characters that are read: 5 MB (contract). */
export const mostGpxBytes = 5 * 2 ** 20;

/**
 * Reads a GPX file in slices, so that no task is long: the segments of its tracks, or its routes where it has no track, each a
 * part of the line. Way points by themselves are passed over.
 *
 * @param bounds where the track is expected (`faultOf`)
 * @throws the signal's reason when it has ended
 */
export const readGpx = (text: string, bounds: Bounds, signal: AbortSignal): Promise<GpxResult> =>
  inSlices(stepsOf(text, bounds), signal);

/** Characters that are read without a pause: some 200 points. */
const slice = 16_384;

/** Characters of a name, or of an elevation, that are read. */
const longestText = 1000;

const points = ['trkpt', 'rtept'];

function* stepsOf(text: string, bounds: Bounds): Steps<GpxResult> {
  if (text.length > mostGpxBytes) return { fault: 'tooLong' };
  if (text.trim() === '') return { fault: 'empty' };
  const reader = gpxReader(bounds);
  let paused = 0;
  for (const token of xmlTokens(text)) {
    const fault = reader.take(token);
    if (fault) return { fault };
    if (token.end - paused > slice) {
      paused = token.end;
      yield;
    }
  }
  return reader.finish();
}

/** A point whose element is open. */
interface OpenPoint {
  readonly latitude: number;
  readonly longitude: number;
  metres: number | undefined;
}

function gpxReader(bounds: Bounds) {
  /** Names of the elements that are open, without the prefix of the root. */
  const open: string[] = [];
  let prefix: string | undefined;
  const lines = { trk: lineBuilder(bounds), rte: lineBuilder(bounds) };
  const names: { trk?: string; rte?: string; metadata?: string } = {};
  let point: OpenPoint | undefined;
  /** What an element that counts holds, as far as it was read. */
  let content: string | undefined;

  const local = (name: string) => (prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name);

  function begin({ name: written, attributes, isEmpty }: XmlToken & { kind: 'open' }): GpxFault | undefined {
    if (prefix === undefined) {
      prefix = /^[^:]+:/.exec(written)?.[0] ?? '';
      if (local(written) !== 'gpx') return /^html$/i.test(written) ? 'html' : 'noGpx';
    }
    const name = local(written);
    const parent = open.at(-1);
    if (points.includes(name))
      point = {
        latitude: toNumber(attributeOf(attributes, 'lat')),
        longitude: toNumber(attributeOf(attributes, 'lon')),
        metres: undefined,
      };
    if ((name === 'ele' && points.includes(parent ?? '')) || (name === 'name' && isNamed(parent)))
      content = '';
    open.push(name);
    return isEmpty ? end(written) : undefined;
  }

  function end(written: string): GpxFault | undefined {
    const name = local(written);
    if (open.pop() !== name) return 'damaged';
    const parent = open.at(-1);
    if (name === 'ele' && point && content !== undefined) point.metres = toNumber(content);
    if (name === 'name' && isNamed(parent) && content !== undefined) names[parent] ??= content.trim();
    if (name === 'ele' || name === 'name') content = undefined;
    if (points.includes(name) && point) {
      lines[name === 'trkpt' ? 'trk' : 'rte'].add(point.latitude, point.longitude, point.metres);
      point = undefined;
    }
    if (name === 'trkseg') lines.trk.endPart();
    if (name === 'rte') lines.rte.endPart();
    return undefined;
  }

  return {
    /** Takes the next part of the document. @returns why there is no track */
    take(token: XmlToken): GpxFault | undefined {
      if (token.kind === 'doctype') return /^html$/i.test(token.name) ? 'html' : 'doctype';
      if (token.kind === 'damaged') return 'damaged';
      if (token.kind === 'open') return begin(token);
      if (token.kind === 'close') return end(token.name);
      if (token.kind === 'text' && content !== undefined && content.length < longestText) {
        const text = token.text.slice(0, longestText);
        content += token.isLiteral ? text : withoutReferences(text);
      }
      return undefined;
    },
    finish(): GpxResult {
      if (prefix === undefined) return { fault: 'noGpx' };
      if (open.length > 0) return { fault: 'damaged' };
      const tracks = lines.trk.finish();
      const { line, wrong, isSwapped } = tracks.line.length > 0 ? tracks : lines.rte.finish();
      if (tracks.isSwapped || isSwapped) return { fault: 'swapped' };
      if (line.length === 0) return { fault: 'noLine' };
      return { track: { name: names.trk ?? names.rte ?? names.metadata ?? '', line }, wrong };
    },
  };
}

const isNamed = (parent: string | undefined): parent is 'trk' | 'rte' | 'metadata' =>
  parent === 'trk' || parent === 'rte' || parent === 'metadata';

/** A number as XML Schema writes decimals; not a number for anything else, an empty text too. */
const toNumber = (text = ''): number =>
  /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
