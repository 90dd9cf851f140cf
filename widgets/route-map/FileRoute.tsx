import { ApiError } from '#src/api/errors.ts';
import { mostGpxBytes } from '#src/geo/gpx-read.ts';
import { useOwnFile, type OwnFile } from '#src/session/useOwnFile.ts';
import type { Flaw } from './flaw.ts';
import { readFile } from './read-file.ts';
import { RouteView } from './RouteView.tsx';
import type { FoundRoute } from './shown-route.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** That of the configuration. */
  readonly found: FoundRoute;
}

/** A route whose line a GPX file holds; until it has come, and where it does not, that of the configuration. */
export function FileRoute({ config, found }: Props) {
  const file = useOwnFile({
    key: 'gpx',
    address: config.gpxReference,
    maximumBytes: mostGpxBytes,
    read: readFile,
  });
  const flaws = [...found.flaws, ...fileFlaws(file)];
  const { shown = found.shown } = file.data ?? {};
  return (
    <RouteView
      config={config}
      found={{ flaws, ...(shown && { shown }) }}
      status={file.status}
      onRetry={file.onRetry}
    />
  );
}

/** What is wrong with a GPX file, its address or what it holds. */
function fileFlaws({ data, error, expected, isAsked }: OwnFile<FoundRoute>): readonly Flaw[] {
  if (expected !== undefined) return [{ key: 'wrongAddress', values: { expected } }];
  if (!isAsked) return [{ key: 'readLater' }];
  // An answer that came and is none is one of too many bytes.
  const isTooLong = error instanceof ApiError && error.status >= 200 && error.status < 300;
  if (error) return [{ key: isTooLong ? 'tooLong' : 'notFetched' }];
  return data?.flaws ?? [];
}
