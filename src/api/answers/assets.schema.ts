import * as z from 'zod';
import { facets, flag, listOf, name, number, oneOf, pageOf, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

const assetFields = z.object({
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
  licenceKey: text,
  restricted: flag,
  expires: text,
  uploadedOn: text,
});

/** A picture, film, document or sound of the asset portal (conventions, "Asset"). */
export const asset = schema(assetFields);

export type Asset = Output<typeof asset>;

/** Asset search (A1, A2). */
export const assetSearchAnswer = schema(pageOf(assetFields).extend({ facets }));

/** One asset with its renditions and licence (A3). */
export const assetDetailsAnswer = schema(
  assetFields.extend({
    state: oneOf(['ready', 'processing', 'expired'], 'ready'),
    renditions: listOf(
      z.object({ name, width: number, height: number, bytes: number, mime: text, path: text }),
    ),
    licence: z.object({ name: text, html: text, expires: text, restricted: flag, credit: text }).optional(),
    related: listOf(assetFields),
  }),
);

const collectionFields = z.object({
  id: name,
  name: text,
  description: text,
  count: number,
  cover: text,
  updated: text,
  shared: flag,
  assets: listOf(assetFields),
});

/** A collection of assets. */
export const collection = schema(collectionFields);

/** All collections of a visitor (A5). */
export const collectionsAnswer = schema(pageOf(collectionFields));

/** A package that is ready, or being made (H2). */
export const downloadAnswer = schema(
  z.union([z.object({ url: name, bytes: number, expires: text }), z.object({ jobId: name, state: text })]),
);
