import type { Language } from '#src/i18n/languages.ts';
import { apart } from './drawings.ts';
import { assets, licences, type AssetData } from './data.ts';
import licenceTerms from './data/licence-terms.json' with { type: 'json' };
import { byKeys, containsWords, type Filters } from './lists.ts';

const licenceLabel = (key: string, language: Language): string =>
  licences.find((licence) => licence.key === key)?.label[language] ?? key;

/** Names of a licence in all languages: what accepts it says no language. */
export const licenceNames = (key: string): readonly string[] =>
  Object.values(licences.find((licence) => licence.key === key)?.label ?? {});

/** What each licence allows, by its key. */
const terms: Readonly<Record<string, Readonly<Record<Language, string>>>> = licenceTerms;

/** Version of all licences as they are today. */
export const licenceVersion = '2026-1';

/** One film is never ready: its renditions are still being made. */
const inTheMaking: ReadonlySet<string> = new Set(['AS-2080']);

/** Whether the renditions of an asset are still being made. */
export const isInTheMaking = ({ id }: AssetData): boolean => inTheMaking.has(id);

const hasExpired = (asset: AssetData, now: Date): boolean =>
  asset.expires !== undefined && Date.parse(`${asset.expires}T23:59:59+03:00`) < now.getTime();

/** Short films that show what an asset's picture does; others have a picture alone. */
const films: Readonly<Record<string, string>> = {
  'star-sky': '/films/alula-night.webm',
  dive: '/films/red-sea.mp4',
};

/** The Asset of conventions.md in one language, as it is at a time. */
export function assetItem(asset: AssetData, language: Language, now: Date) {
  const { title, description, licence, path: _path, mime: _mime, picture, ...rest } = asset;
  const state = isInTheMaking(asset) ? 'processing' : hasExpired(asset, now) ? 'expired' : 'ready';
  return {
    ...rest,
    preview: (asset.type === 'video' && films[picture]) || asset.preview,
    title: title[language],
    description: description[language],
    licence: licenceLabel(licence, language),
    licenceKey: licence,
    state,
  };
}

/** Filters and facets of the asset search. */
export const assetFilters: Filters<AssetData> = byKeys({
  type: (asset) => [asset.type],
  orientation: (asset) => (asset.orientation === 'none' ? [] : [asset.orientation]),
  region: (asset) => [asset.region],
  licence: (asset) => [asset.licence],
  photographer: (asset) => (asset.photographer === null ? [] : [asset.photographer]),
  keywords: (asset) => asset.keywords,
});

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

/** Why nobody may take an asset now: it is kept back, or its licence has run out. */
export function whyKeptBack(asset: AssetData, now: Date): 'notAllowed' | 'expired' | undefined {
  if (asset.restricted) return 'notAllowed';
  return hasExpired(asset, now) ? 'expired' : undefined;
}

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
export function assetDetails(asset: AssetData, language: Language, now: Date) {
  const label = licenceLabel(asset.licence, language);
  const alike = assets.filter(
    (other) => other.id !== asset.id && (other.region === asset.region || other.licence === asset.licence),
  );
  return {
    ...assetItem(asset, language, now),
    renditions: renditionsOf(asset),
    licence: {
      name: label,
      version: licenceVersion,
      html: `<p>${terms[asset.licence]?.[language] ?? label}</p>`,
      expires: asset.expires ?? null,
      restricted: asset.restricted,
      credit: asset.photographer === null ? '' : `© ${asset.photographer}`,
    },
    related: apart(alike, ({ picture }) => picture)
      .slice(0, 6)
      .map((other) => assetItem(other, language, now)),
  };
}
