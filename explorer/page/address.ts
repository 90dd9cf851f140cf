import { toLanguage } from '#src/i18n/languages.ts';
import { isObject } from '#src/schema/coerce.ts';
import type { Config, Surroundings } from '../data.ts';

/** What stands in the address of a widget's page, so that it can be shared. */
export interface Address {
  readonly widget: string;
  readonly example: string;
  readonly surroundings: Surroundings;
  /** Width of the preview in CSS px; undefined for as wide as there is room. */
  readonly width: number | undefined;
}

const networks = ['sound', 'slow', 'failing', 'dropped'] as const;

/** Narrowest and widest preview, in CSS px. */
export const widthLimits = { least: 240, most: 2560 } as const;

/** Reads the query of a page of the explorer; what makes no sense counts as absent. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const width = Number(query.get('width'));
  return {
    widget: query.get('widget') ?? '',
    example: query.get('example') ?? 'default',
    surroundings: {
      language: toLanguage(query.get('language')) ?? 'en',
      mode: query.get('mode') === 'B2B' ? 'B2B' : 'B2C',
      theme: query.get('theme') === 'blue' ? 'blue' : 'default',
      margin: query.get('margin') === 'sm' ? 'sm' : 'md',
      cmsMode: query.get('cms') === 'author' ? 'author' : 'publish',
      person: query.get('person') ?? undefined,
      network: networks.find((name) => name === query.get('network')) ?? 'sound',
    },
    width: width >= widthLimits.least && width <= widthLimits.most ? Math.round(width) : undefined,
  };
}

/** Writes what `readAddress` reads; what is as usual is left out. */
export function writeAddress({ widget, example, surroundings, width }: Address): string {
  const { language, mode, theme, margin, cmsMode, person, network } = surroundings;
  const values = {
    widget,
    example: example === 'default' ? '' : example,
    language: language === 'en' ? '' : language,
    mode: mode === 'B2C' ? '' : mode,
    theme: theme === 'default' ? '' : theme,
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

/** A configuration as it stands behind the `#` of an address: JSON, deflated, base64url. */
export async function packConfig(config: Config): Promise<string> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(config)),
  );
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return key + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The configuration behind the `#`; undefined where there is none, or one that cannot be read. */
export async function unpackConfig(hash: string): Promise<Config | undefined> {
  if (!hash.startsWith(key)) return undefined;
  try {
    const binary = atob(hash.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const bytes = await through(new DecompressionStream('deflate-raw'), packed);
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const through = async (
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Response(bytes).body!.pipeThrough(stream)).arrayBuffer());
