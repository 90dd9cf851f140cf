import { deepLinkItems, type DeepLinkItem } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

type Item = Config['tabs'][number];

/** A tab with its panel and a key of its own. */
export interface Panel extends DeepLinkItem {
  readonly item: Item;
  /** The element of the page that it shows. */
  readonly slotId: string | undefined;
}

/** Makes the panels. One without a name is named by the element that it shows. */
export const toPanels = (tabs: Config['tabs']): Panel[] =>
  deepLinkItems(tabs.map((item) => ({ id: item.id || item.slotId, item }))).map(
    ({ key, id, item: { item } }) => ({
      key,
      id,
      item,
      slotId: item.slotId || undefined,
    }),
  );
