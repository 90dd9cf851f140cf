import type { Call, SearchParams } from '#src/api/call.ts';
import type { Language } from '#src/i18n/languages.ts';

/** The calls of the media centre; each knows who asks. */

const ask = (address: string, query: SearchParams): Call => ({
  method: 'GET',
  address,
  query,
  needsToken: true,
});

const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, body: object, lang?: Language): Call => ({
  method,
  address,
  ...(lang && { query: { lang } }),
  body,
  needsToken: true,
});

/** What a search for assets asks for. */
export interface AssetSearch {
  readonly term: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Facets, and `sort`. */
  readonly filters: SearchParams;
}

/** Searches the library (A1); its pages count from 1. */
export const searchLibrary = (lang: Language, { term, page, pageSize, filters }: AssetSearch): Call =>
  ask('/bin/scpdamsearch.json', { ...filters, lang, q: term, page: page + 1, size: pageSize });

/** Searches the catalogue of what every partner may use (A2). */
export const searchAssetCatalogue = (
  locale: Language,
  { term, page, pageSize, filters }: AssetSearch,
): Call =>
  ask('/bin/api/v1/stoch/search.json', {
    ...filters,
    locale,
    server: 'stoch',
    contentType: 'assetsCatalogue',
    query: term,
    offset: page * pageSize,
    limit: pageSize,
  });

/** One asset (A3). */
export const assetDetails = (lang: Language, id: string): Call => ask('/bin/scp/assetdetails', { id, lang });

const sets = '/bin/users/damcollections';

/** The visitor's sets, or one of them with its assets (A5). */
export const collections = (lang: Language, id?: string): Call => ask(sets, { lang, id });

/** Makes a set (A5). */
export const createCollection = (
  lang: Language,
  body: { readonly name: string; readonly description: string; readonly assetIds: readonly string[] },
): Call => send('POST', sets, body, lang);

/** Changes a set, or shares it (A5). `updated` is the state that was changed. */
export const updateCollection = (
  lang: Language,
  body: { readonly id: string; readonly updated?: string } & Partial<{
    readonly name: string;
    readonly description: string;
    readonly assetIds: readonly string[];
    readonly share: true;
  }>,
): Call => send('PUT', sets, body, lang);

/** Removes a set (A5). */
export const deleteCollection = (lang: Language, id: string): Call => send('DELETE', sets, { id }, lang);

const kept = '/bin/users/favourite/assets/update';

/** Assets that the visitor has kept (H3). */
export const favouriteAssets = (lang: Language): Call => ask(kept, { lang });

/** Keeps assets (H1). */
export const keepAssets = (assetIds: readonly string[]): Call =>
  send('POST', '/bin/users/favourite/assets/create', { assetIds });

/** Keeps one asset no longer, or again (H3). */
export const updateKeptAsset = (assetId: string, remove: boolean): Call =>
  send('POST', kept, { assetId, remove });

const download = '/bin/users/assets/download';

/** What is packed: a rendition of each asset, and the licences that the visitor has accepted. */
export interface PackageOrder {
  readonly items: readonly { readonly assetId: string; readonly rendition: string }[];
  readonly filename: string;
  readonly purpose?: string;
  readonly acceptedLicences: readonly { readonly name: string; readonly version: string }[];
}

/** Orders a package (H2). */
export const orderPackage = (order: PackageOrder): Call => send('POST', download, order);

/** Asks how far a package is (H2). */
export const packageJob = (jobId: string): Call => ask(download, { jobId });
