import * as z from 'zod';
import { flag, listOf, name, number, oneOf, pageOf, text, texts, facets } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import { asset as picture, link } from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const states = ['ready', 'processing', 'expired'] as const;

/** What a tile shows of an asset, and its licence rule needs (conventions, "Asset"). */
export const asset = schema(
  z.object({
    id: name,
    title: name,
    description: text,
    type: oneOf(['image', 'video', 'document', 'audio'], 'document'),
    thumbnail: picture,
    preview: picture,
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
    state: oneOf(states, 'ready'),
  }),
);

/** A picture, a film, a document or a recording. `bytes` is a whole number, of any size. */
export type Asset = Output<typeof asset>;

/** A page of a search for assets (A1, A2). */
export const assetsAnswer = schema(pageOf(zodOf(asset)).extend({ facets }));

/** An asset with all that its own page shows (A3). */
export const assetDetailsAnswer = schema(
  zodOf(asset).extend({
    renditions: listOf(
      z.object({ name, width: number, height: number, bytes: number, mime: text, path: link }),
    ),
    licence: z.object({
      name: text,
      version: text,
      html: text,
      expires: text,
      restricted: flag,
      credit: text,
    }),
    related: listOf(zodOf(asset)),
  }),
);

/** An asset with all that its own page shows. */
export type AssetDetails = Output<typeof assetDetailsAnswer>;

const set = z.object({ id: name, name, description: text, updated: text, shared: flag });

/** The visitor's sets, and those that others have shared with them (A5). */
export const collectionsAnswer = schema(
  z.object({ items: listOf(set.extend({ count: z.number().default(0), cover: picture })) }),
);

/** A set as a list of sets shows it. */
export type CollectionSummary = Output<typeof collectionsAnswer>['items'][number];

/** A set with its assets in their order; `missing` are ids of those that are gone (A5). */
export const collectionAnswer = schema(
  set.extend({ items: listOf(zodOf(asset)), missing: texts, url: link }),
);

/** A set with its assets. */
export type Collection = Output<typeof collectionAnswer>;

/** What a set has become by a change (A5): a duplicate name comes back with a number. */
export const changedCollectionAnswer = schema(z.object({ id: name, name, updated: text }));

/** The address at which others read a set (A5). */
export const sharedCollectionAnswer = schema(z.object({ url: link }));

/** Assets that the visitor has kept, and ids of those that are gone (H3). One may come without its title: A3 has it. */
export const favouriteAssetsAnswer = schema(
  z.object({ items: listOf(zodOf(asset).extend({ title: text })), unavailable: texts }),
);

/** What is known of a package (H2): its address, or the job that packs it. */
export const packageAnswer = schema(
  z.object({
    jobId: text,
    state: oneOf(['preparing', 'ready', 'partly', 'failed'], 'ready'),
    failed: listOf(z.object({ assetId: name, reason: text })),
    url: text,
    bytes: number,
    expires: text,
  }),
);

/** What is known of a package. */
export type PackageAnswer = Output<typeof packageAnswer>;
