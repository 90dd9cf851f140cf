import * as z from 'zod';
import { listed, name, number, oneOf, text, texts } from '#src/schema/answer-fields.ts';
import { schema, zodOf } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';
import { asset } from './asset.schema.ts';

/** An asset in the download cart: what its tile and the licence rule need, and the rendition chosen, empty for the largest. */
const cartItem = zodOf(asset)
  .pick({
    id: true,
    title: true,
    type: true,
    thumbnail: true,
    bytes: true,
    licence: true,
    licenceKey: true,
    restricted: true,
    expires: true,
    state: true,
  })
  .extend({ rendition: text });

/** The download cart as the browser keeps it: whose it is (`ssid`, else `sid`), and its assets. One of another version is none. */
export const writtenCart = schema(z.object({ version: z.literal(1), owner: name, items: listed(cartItem) }));

export type CartItem = Output<typeof writtenCart>['items'][number];

/** Packages that the visitor has asked for, the newest first (contract, section 5). */
export const writtenDownloads = schema(
  listed(
    z.object({
      filename: name,
      at: name,
      state: oneOf(['preparing', 'ready', 'partly', 'failed', 'expired'], 'preparing'),
      bytes: number,
      url: text,
      jobId: text,
      expires: text,
    }),
  ),
);

/** A package that the visitor has asked for. `at` is an ISO time, `bytes` its size. */
export type KeptDownload = Output<typeof writtenDownloads>[number];

/** The search that the visitor came from to an asset (contract, section 5). */
export const writtenTrail = schema(z.object({ query: text, ids: texts, selected: texts }));

/** The search that the visitor came from: its address' query, what it showed, what was selected. */
export type Trail = Output<typeof writtenTrail>;
