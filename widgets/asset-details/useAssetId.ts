import { useSyncExternalStore } from 'react';
import { isAssetId } from '#src/assets/id.ts';
import { detailHref } from '#src/events/detail-href.ts';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';
import type { Config } from './widget.ts';

/** What stands before the ending of a page's address, as in `asset-details.id-AS-2001.html`. */
const inPath = /\.id-([^/]*?)(?=(?:\.html?)?$)/;

const idInPath = () => inPath.exec(pageAddress().pathname)?.[1] ?? '';

/**
 * The id of the asset that the widget shows, from the page's address or a field. Empty where none has the right shape;
 * undefined while nobody can know the address.
 */
export function useAssetId({ idFrom, assetId = '' }: Config): string | undefined {
  const fromAddress = useSyncExternalStore(subscribeToAddress, idInPath, () => undefined);
  const id = idFrom === 'path' ? fromAddress : assetId;
  return id === undefined || isAssetId(id) ? id : '';
}

/** The address of another asset's page, by default this page with its id; undefined where the address names none. */
export function assetHref({ detailPath }: Config, id: string): string | undefined {
  if (detailPath) return detailHref(detailPath, id);
  const { pathname } = pageAddress();
  return inPath.test(pathname) ? pathname.replace(inPath, () => `.id-${id}`) : undefined;
}
