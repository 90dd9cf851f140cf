import * as z from 'zod/mini';
import { facets, flag, listOf, maybe, name, number, oneOf, pageOf, text, texts } from './lenient.ts';

/** A picture, film, document or sound of the asset portal (conventions, "Asset"). */
export const asset = z.object({
  id: name,
  title: text,
  description: text,
  type: oneOf(['image', 'video', 'document', 'audio'], 'document'),
  thumbnail: text,
  preview: text,
  orientation: text,
  width: number,
  height: number,
  bytes: number,
  keywords: texts,
  region: text,
  photographer: text,
  licence: text,
  expires: text,
  uploadedOn: text,
});

export type Asset = z.output<typeof asset>;

/** Asset search (A1, A2). */
export const assetSearchAnswer = z.extend(pageOf(asset), { facets });

/** One asset with its renditions and licence (A3). */
export const assetDetailsAnswer = z.extend(asset, {
  renditions: listOf(
    z.object({ name, width: number, height: number, bytes: number, mime: text, path: text }),
  ),
  licence: maybe(z.object({ name: text, html: text, expires: text, restricted: flag, credit: text })),
  related: listOf(asset),
});

/** A collection of assets. */
export const collection = z.object({
  id: name,
  name: text,
  count: number,
  cover: text,
  updated: text,
  shared: flag,
  assets: listOf(asset),
});

/** All collections of a visitor (A5). */
export const collectionsAnswer = pageOf(collection);

/** A package that is ready, or being made (H2). */
export const downloadAnswer = z.union([
  z.object({ url: name, bytes: number, expires: text }),
  z.object({ jobId: name, state: text }),
]);
