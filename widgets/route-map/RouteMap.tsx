import { useMemo } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { isAbsent } from '#src/schema/coerce.ts';
import { RouteView } from './RouteView.tsx';
import { readRoute, type FoundRoute } from './shown-route.ts';
import type widget from './widget.ts';
import type { Config } from './widget.ts';

interface FileProps {
  readonly config: Config;
  /** That of the configuration. */
  readonly found: FoundRoute;
}

/** Fetched for a route whose line lies in a file. */
const LazyFileRoute = lazyComponent(
  async () => (await import('./FileRoute.tsx')).FileRoute,
  (props: FileProps) => <RouteView {...props} status="loading" />,
);

/** A trail or a drive: its line, its profile and its stages. */
export function RouteMap({ config }: WidgetProps<typeof widget>) {
  const { route, gpxReference, stages } = config;
  const found = useMemo(() => readRoute(route), [route]);
  if (gpxReference !== undefined) return <LazyFileRoute config={config} found={found} />;
  if (isAbsent(route) && stages.length === 0) return null;
  return <RouteView config={config} found={found} status="ready" />;
}
