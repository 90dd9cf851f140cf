import { saudiArabia } from '#src/geo/bounds.ts';
import { readGpx } from '#src/geo/gpx-read.ts';
import { routeOf } from '#src/geo/route.ts';
import { inSlices } from '#src/text/slices.ts';
import { simplifiedFlaw, type FoundRoute } from './shown-route.ts';

/** Reads a GPX file and measures its line, in slices. @throws the signal's reason when it has ended */
export async function readFile(text: string, signal: AbortSignal): Promise<FoundRoute> {
  const file = await readGpx(text, saudiArabia, signal);
  if (file.fault) return { flaws: [{ key: file.fault }] };
  const { track, wrong } = file;
  const route = await inSlices(routeOf(track.line), signal);
  return {
    shown: { line: track.line, route },
    flaws: [...(wrong > 0 ? [{ key: 'wrongPoints' } as const] : []), ...simplifiedFlaw(route)],
  };
}
