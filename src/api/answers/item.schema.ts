import * as z from 'zod';
import { name, number, numberWithin, text, texts } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';

/** A piece of content: the specification's suggestion object and what the site adds (conventions, "Item"). */
export const item = schema(
  z.object({
    title: name,
    id: text,
    type: text,
    description: text,
    url: text,
    featureImage: text,
    categories: texts,
    latitude: numberWithin(-90, 90),
    longitude: numberWithin(-180, 180),
    city: text,
    region: text,
    startDate: text,
    endDate: text,
    priceFrom: number,
    currency: text,
    tags: texts,
  }),
);

export type Item = Output<typeof item>;
