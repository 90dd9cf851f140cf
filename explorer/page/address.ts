import { toLanguage, type Language } from '#src/i18n/languages.ts';
import { isObject } from '#src/schema/coerce.ts';
import type { Config, Surroundings } from '../data.ts';
import { packJson, unpackJson } from '../packed-json.ts';

/** What stands in the address of a widget's page, so that it can be shared. */
export interface Address {
  readonly widget: string;
  readonly example: string;
  /** Id of the part of the author's own page that is being changed; empty for none. */
  readonly part: string;
  readonly surroundings: Surroundings;
  /** Width of the preview in CSS px; undefined for as wide as there is room. */
  readonly width: number | undefined;
}

const networks = ['sound', 'slow', 'failing', 'dropped'] as const;

/** Narrowest and widest preview, in CSS px. */
export const widthLimits = { least: 240, most: 2560 } as const;

/**
 * Reads the query of a page of the explorer; what makes no sense counts as absent.
 *
 * @param usual the language of what names none: that of the explorer itself
 */
export function readAddress(search: string, usual: Language = 'en'): Address {
  const query = new URLSearchParams(search);
  const width = Number(query.get('width'));
  return {
    widget: query.get('widget') ?? '',
    example: query.get('example') ?? 'default',
    part: query.get('part') ?? '',
    surroundings: {
      language: toLanguage(query.get('language')) ?? usual,
      mode: query.get('mode') === 'B2B' ? 'B2B' : 'B2C',
      theme: query.get('theme') === 'blue' ? 'blue' : 'default',
      siteTheme: query.get('look') ?? undefined,
      margin: query.get('margin') === 'sm' ? 'sm' : 'md',
      cmsMode: query.get('cms') === 'author' ? 'author' : 'publish',
      person: query.get('person') ?? undefined,
      network: networks.find((name) => name === query.get('network')) ?? 'sound',
    },
    width: width >= widthLimits.least && width <= widthLimits.most ? Math.round(width) : undefined,
  };
}

/**
 * Writes what `readAddress` reads; what is as usual is left out.
 *
 * @param usual undefined names the language always
 */
export function writeAddress(
  { widget, example, part, surroundings, width }: Address,
  usual: Language | undefined,
): string {
  const { language, mode, theme, siteTheme, margin, cmsMode, person, network } = surroundings;
  const values = {
    widget,
    example: example === 'default' ? '' : example,
    part,
    language: language === usual ? '' : language,
    mode: mode === 'B2C' ? '' : mode,
    theme: theme === 'default' ? '' : theme,
    look: siteTheme ?? '',
    margin: margin === 'md' ? '' : margin,
    cms: cmsMode === 'publish' ? '' : cmsMode,
    person: person ?? '',
    network: network === 'sound' ? '' : network,
    width: width === undefined ? '' : String(width),
  };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return `?${query}`;
}

const key = '#config=';

/** A configuration as it stands behind the `#` of an address. */
export const packConfig = async (config: Config): Promise<string> => key + (await packJson(config));

/** The configuration behind the `#`; undefined where there is none, or one that cannot be read. */
export async function unpackConfig(hash: string): Promise<Config | undefined> {
  const value = hash.startsWith(key) ? await unpackJson(hash.slice(key.length)) : undefined;
  return isObject(value) ? value : undefined;
}
