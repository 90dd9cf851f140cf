import { apiOriginOf, resolveAddress } from '#src/page/hosts.ts';
import type { Page } from '#src/page/page.ts';

/** Tiles that a map may show. */
export interface Tiles {
  /** Absolute, with `{z}`, `{x}`, `{y}` and, where its author wrote them, `{s}` and `{r}`. */
  readonly url: string;
  /** Host of another origin, which needs the visitor's consent; undefined for the page's own, `apiOrigin` and `assetBase`. */
  readonly host: string | undefined;
}

/** Stands for a brace, which an address may not hold, while the address is resolved. */
const mark = 'tw-placeholder-';

/** What `tileUrl` is to hold. */
export const expectedTiles = 'address with {z}, {x} and {y}';

/** Reads the address of tiles; undefined where it is none (`expectedTiles`). */
export function tilesOf(address: string, page: Page): Tiles | undefined {
  if (!['{z}', '{x}', '{y}'].every((name) => address.includes(name))) return undefined;
  const url = resolveAddress(address.replaceAll(/\{([a-z])\}/g, `${mark}$1`), page);
  if (!url || url.username || url.password) return undefined;
  const { assetBase } = page.site;
  const own = [page.url, apiOriginOf(page), ...(assetBase ? [assetBase] : [])].map(
    (known) => URL.parse(known, page.url)?.origin,
  );
  return {
    url: url.href.replaceAll(new RegExp(`${mark}([a-z])`, 'g'), '{$1}'),
    host: own.includes(url.origin) ? undefined : url.host.replace(new RegExp(`${mark}s\\.?`), ''),
  };
}
