import type { Language } from '#src/i18n/languages.ts';
import { assets, licences, type AssetData } from './data.ts';
import { containsWords, type Filters } from './lists.ts';

const licenceLabel = (key: string, language: Language): string =>
  licences.find((licence) => licence.key === key)?.label[language] ?? key;

/** An asset as lists answer it: the Asset of conventions.md in one language; `licence` is a key. */
export function assetItem(asset: AssetData, language: Language) {
  const { title, description, path: _path, mime: _mime, ...rest } = asset;
  return { ...rest, title: title[language], description: description[language] };
}

/** Filters and facets of the asset search. */
export const assetFilters: Filters<AssetData> = {
  type: (asset) => [asset.type],
  orientation: (asset) => (asset.orientation === 'none' ? [] : [asset.orientation]),
  region: (asset) => [asset.region],
  licence: (asset) => [asset.licence],
  photographer: (asset) => (asset.photographer === null ? [] : [asset.photographer]),
  keywords: (asset) => asset.keywords,
};

/** Assets whose title, description or keywords hold the words, in the order asked for. */
export function findAssets(
  list: readonly AssetData[],
  text: string,
  sort: string | null,
  language: Language,
) {
  const found = list.filter((asset) =>
    containsWords([asset.title[language], asset.description[language], ...asset.keywords].join(' '), text),
  );
  return sort === 'title'
    ? found.toSorted((a, b) => a.title[language].localeCompare(b.title[language]))
    : found.toSorted((a, b) => b.uploadedOn.localeCompare(a.uploadedOn));
}

/** The asset with this id, if there is one. */
export const assetById = (id: string): AssetData | undefined => assets.find((asset) => asset.id === id);

/** Whether nobody may take it now: kept back, or its licence has run out. */
export const isKeptBack = (asset: AssetData, now: Date): boolean =>
  asset.restricted ||
  (asset.expires !== undefined && Date.parse(`${asset.expires}T23:59:59+03:00`) < now.getTime());

/** Widths in which pictures and films are offered beside the original. */
const renditionWidths = [640, 1280, 2500] as const;

function renditionsOf(asset: AssetData) {
  const original = {
    name: 'original',
    width: asset.width,
    height: asset.height,
    bytes: asset.bytes,
    mime: asset.mime,
    path: asset.path,
  };
  const scaled = renditionWidths
    .filter((width) => width < asset.width)
    .map((width) => {
      const scale = width / asset.width;
      return {
        name: `w${width}`,
        width,
        height: Math.round(asset.height * scale),
        bytes: Math.round(asset.bytes * scale * scale),
        mime: asset.mime,
        path: asset.path.replace(/(\.\w+)$/u, `-${width}$1`),
      };
    });
  return [...scaled, original];
}

/** An asset with everything that its own page shows. */
export function assetDetails(asset: AssetData, language: Language) {
  const label = licenceLabel(asset.licence, language);
  const alike = assets.filter(
    (other) => other.id !== asset.id && (other.region === asset.region || other.licence === asset.licence),
  );
  return {
    ...assetItem(asset, language),
    renditions: renditionsOf(asset),
    licence: {
      name: asset.licence,
      label,
      html: `<p>${label}</p>`,
      expires: asset.expires ?? null,
      restricted: asset.restricted,
      credit: asset.photographer === null ? '' : `© ${asset.photographer}`,
    },
    related: alike.slice(0, 6).map((other) => assetItem(other, language)),
  };
}
