import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { User } from '#src/api/user.ts';
import { searchAssetCatalogue, searchLibrary } from '#src/assets/asset-endpoints.ts';
import { assetsAnswer } from '#src/assets/asset.schema.ts';
import type { Source } from '#src/catalogue/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { toItem } from './asset-item.ts';

/** Where assets are searched for: the library of the authority (A1), or the catalogue of what every partner may use (A2). */
export type Library = 'dam' | 'catalogue';

/** Name of the facet that says which library is searched; the service is not told it. */
export const libraryFacet = 'library';

/**
 * The libraries to search. The answer is the user's own.
 *
 * @param first is searched where none is chosen
 * @param detailPath page of an asset
 */
export function assetSource(
  api: Api,
  user: User | null,
  first: Library,
  detailPath: string | undefined,
): Source<FullItem> {
  const { language } = api.page;
  return {
    name: `assets-${first}`,
    user: user ?? undefined,
    async ask({ term, filters: asked, pageSize }, page, signal) {
      const { [libraryFacet]: library = first, ...filters } = asked;
      const search = String(library) === 'catalogue' ? searchAssetCatalogue : searchLibrary;
      const call = search(language, { term, page, pageSize, filters });
      const { items, ...answer } = await api.fetchJson(call, assetsAnswer, { signal });
      return {
        ...answer,
        status: 'ok',
        didYouMean: undefined,
        items: items.map((asset) => toItem(asset, detailPath)),
      };
    },
  };
}
