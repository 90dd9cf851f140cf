import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { Guide } from './Guide.tsx';
import type widget from './widget.ts';

/** Stops to listen to, one after the other or in any order, with what is said in them to read. */
export function AudioGuide({ config }: WidgetProps<typeof widget>) {
  const stops = deepLinkItems(config.stops);
  return stops.length > 0 && <Guide config={config} stops={stops} />;
}
