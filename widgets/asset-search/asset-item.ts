import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { asset as assetSchema, type Asset } from '#src/assets/asset.schema.ts';
import { detailHref } from '#src/events/detail-href.ts';
import { readValue } from '#src/schema/read.ts';

/** An asset as an item of a list. */
type AssetItem = FullItem & { readonly asset?: Asset };

/** What an item has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** @param detailPath page of an asset; without it the item leads nowhere */
export function toItem(asset: Asset, detailPath: string | undefined): AssetItem {
  const { id, title } = asset;
  return { ...blank, id, type: 'asset', title, url: detailPath && detailHref(detailPath, id), asset };
}

/** The asset of an item; of a sample that an author sees, one that has only its name and text. */
export const assetOf = (item: FullItem): Asset =>
  (item as AssetItem).asset ??
  readValue(assetSchema, { id: item.id, title: item.title, description: item.description, type: 'image' });
