import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** Shapes of what is kept in the browser's storage (contract, section 5). */

/** What was asked about visas; countries as ISO 3166 codes. */
export const visa = schema(
  z.object({
    nationality: z.string(),
    purpose: z.string().optional(),
    documentType: z.string().optional(),
    residenceIn: z.string().optional(),
  }),
);

/** Last stop of each audio guide, and the second within it. */
export const audioGuideStops = schema(
  z.record(z.string(), z.object({ stop: z.string(), seconds: z.number() })),
);

/** Yes or no, by an id. */
export const flagsById = schema(z.record(z.string(), z.boolean()));

/** Texts by an id. */
export const textsById = schema(z.record(z.string(), z.string()));

/** Pages that the visitor has seen. */
export const seenPages = schema(
  z.array(z.object({ url: z.string(), title: z.string(), image: z.string().optional() })),
);

/** Ticked and own entries, by the list's id. */
export const packedLists = schema(
  z.record(
    z.string(),
    z.object({ ticked: z.array(z.string()).default([]), own: z.array(z.string()).default([]) }),
  ),
);

/** Assets to be downloaded. */
export const cart = schema(z.array(z.object({ assetId: z.string(), rendition: z.string().optional() })));

/** Downloads, newest first. */
export const pastDownloads = schema(
  z.array(z.object({ assetId: z.string(), title: z.string().default(''), at: z.string() })).max(10),
);

/** What was typed into a form: whose it is (empty for an anonymous visitor), when, and the values by the field's name. */
export const drafts = schema(
  z.record(
    z.string(),
    z.object({
      owner: z.string().default(''),
      at: z.number(),
      values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    }),
  ),
);

/** What was typed into one form. */
export type Draft = Output<typeof drafts>[string];
