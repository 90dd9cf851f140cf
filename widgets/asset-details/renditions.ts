import type { AssetDetails } from '#src/assets/asset.schema.ts';

/** A file in one of its sizes. */
export type Rendition = AssetDetails['renditions'][number];

/**
 * The renditions that can be had, each name once: those that the author names first, the others in the service's order. One
 * without an address is missing.
 */
export function orderedRenditions(
  renditions: readonly Rendition[],
  order: readonly string[],
): readonly Rendition[] {
  const there = new Map(renditions.filter(({ path }) => path).map((one) => [one.name, one]));
  const named = [...new Set(order)].flatMap((name) => there.get(name) ?? []);
  return [...new Set([...named, ...there.values()])];
}

/** The smallest rendition of some kinds of files: enough for a preview. @param kind beginning of its media type, `video/` */
export const previewOf = (renditions: readonly Rendition[], kind: string): string | undefined =>
  renditions
    .filter(({ path, mime }) => path && mime.startsWith(kind))
    .toSorted((one, other) => (one.bytes ?? 0) - (other.bytes ?? 0))[0]?.path;

/** What kind of file it is, as PDF: by the ending of its address, else by its media type. */
export function formatOf({ path = '', mime }: Pick<Rendition, 'path' | 'mime'>): string {
  const [, ending] = /\.([a-z\d]{2,5})$/i.exec(path.replace(/[?#].*$/, '')) ?? [];
  return (ending ?? mime.split('/').at(-1) ?? '').toUpperCase();
}
