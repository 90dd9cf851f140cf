import { deepLinkItems, type DeepLinkItem } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

/** A region that visitors may choose. */
export interface Region extends DeepLinkItem {
  /** Id of its element in a drawing. */
  readonly name: string;
  readonly label: string;
  /** Its own outline, as path data. */
  readonly path: string | undefined;
  readonly link: string | undefined;
  readonly teaser: string;
  readonly image: Config['regions'][number]['image'];
}

/** All that path data consists of. */
const pathData = /^[\s,]*[Mm][MmLlHhVvCcSsQqTtAaZz0-9\s,.+\-eE]*$/;

/** The regions of a configuration. @param names built-in ones by key */
export const toRegions = (
  regions: Config['regions'],
  names: ReadonlyMap<string, string>,
): readonly Region[] =>
  deepLinkItems(regions).map(({ key, id, item }) => ({
    key,
    id,
    name: item.id,
    label: item.label || (names.get(item.id) ?? item.id),
    path: item.path !== undefined && pathData.test(item.path) ? item.path : undefined,
    link: item.ctaLink,
    teaser: item.teaser,
    image: item.image,
  }));

/** Names of the regions whose outline is no path data. */
export const refusedPaths = (regions: Config['regions']): string[] =>
  regions.flatMap(({ id, path }) => (path !== undefined && !pathData.test(path) ? [id] : []));
