import type { AssetDetails } from '#src/assets/asset.schema.ts';
import type { CartItem } from '#src/assets/cart.schema.ts';
import type { Checked } from '#src/assets/check-assets.ts';
import { whyKept } from '#src/assets/licence.ts';
import type { Config } from './widget.ts';

/** A version of a file (A3). */
export type Rendition = AssetDetails['renditions'][number];

/** Why a file may not be downloaded, and leaves the cart. */
export type Refusal = 'expired' | 'restricted' | 'gone' | 'notAllowed';

/** A file of the cart with what is known of it. */
export interface Row {
  readonly item: CartItem;
  /** Undefined until the library has answered. */
  readonly details: AssetDetails | undefined;
  /** Versions that can be chosen. */
  readonly offered: readonly Rendition[];
  /** The version that is packed. */
  readonly chosen: Rendition | undefined;
  /** The visitor had chosen a version that no longer exists. */
  readonly isReplaced: boolean;
  /** Of the version that is packed; undefined where nobody knows. */
  readonly bytes: number | undefined;
}

/** The files of a cart with what the library said of them. @param renditions the author's, in their order */
export const rowsOf = (
  items: readonly CartItem[],
  checked: Checked | undefined,
  renditions: Config['renditions'],
): readonly Row[] =>
  items.map((item) => {
    const details = checked?.get(item.id) ?? undefined;
    const all = details?.renditions ?? [];
    const wanted = all.find(({ name }) => name === item.rendition);
    const listed = renditions.flatMap(({ key }) => all.find(({ name }) => name === key) ?? []);
    const offered =
      listed.length === 0 ? all : wanted && !listed.includes(wanted) ? [...listed, wanted] : listed;
    const chosen = wanted ?? largest(offered);
    return {
      item,
      details,
      offered,
      chosen,
      isReplaced: details !== undefined && item.rendition !== '' && wanted === undefined,
      bytes: chosen?.bytes ?? item.bytes,
    };
  });

const largest = (renditions: readonly Rendition[]): Rendition | undefined =>
  renditions.toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))[0];

/**
 * Why a file leaves the cart. One that is still being made stays: the service packs the others without it.
 *
 * @param details null where the library no longer has it
 */
export function refusalOf(
  item: CartItem,
  details: AssetDetails | null | undefined,
  now: Date,
  timeZone: string,
): Refusal | undefined {
  if (details === null) return 'gone';
  const { licence } = details ?? {};
  const kept =
    whyKept(details ?? item, now, timeZone) ??
    (licence && whyKept({ ...licence, state: 'ready' }, now, timeZone));
  return kept === 'processing' ? undefined : kept;
}

/** A licence under which files of a package stand. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its text, unsanitised; empty where there is none. */
  readonly html: string;
  /** Files under it. */
  readonly count: number;
}

/** The licences of files in the order of their first file, each once for each version. @param texts the author's */
export function licencesOf(rows: readonly Row[], texts: Config['licenceHtml']): readonly Licence[] {
  const found = new Map<string, Licence>();
  for (const { details } of rows) {
    if (!details?.licence.name) continue;
    const { name, version, html } = details.licence;
    const key = `${name} ${version}`;
    const own = [name, details.licenceKey].find((one) => Object.hasOwn(texts, one));
    const text = own === undefined ? html : (texts[own] ?? '');
    found.set(key, { name, version, html: text, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How large files are together. Those whose size nobody knows count nothing. */
export const bytesOf = (rows: readonly Row[]): number => rows.reduce((sum, { bytes = 0 }) => sum + bytes, 0);

/** What a package takes. */
export type Limits = Pick<Config, 'maxItems' | 'maxBytes'>;

/** Files as packages within the limits, in the order of the cart; `tooLarge` are those that no package takes. */
export function splitRows(
  rows: readonly Row[],
  { maxItems, maxBytes }: Limits,
): { readonly parts: readonly (readonly Row[])[]; readonly tooLarge: readonly Row[] } {
  const parts: { readonly rows: Row[]; bytes: number }[] = [];
  const tooLarge: Row[] = [];
  for (const row of rows) {
    const { bytes = 0 } = row;
    if (bytes > maxBytes) {
      tooLarge.push(row);
      continue;
    }
    const part = parts.find((one) => one.rows.length < maxItems && one.bytes + bytes <= maxBytes);
    if (part) {
      part.rows.push(row);
      part.bytes += bytes;
    } else parts.push({ rows: [row], bytes });
  }
  return { parts: parts.map((part) => part.rows), tooLarge };
}
