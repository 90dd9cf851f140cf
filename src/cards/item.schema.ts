import { imageOrDrawing } from '#src/schema/base.ts';
import { schema } from '#src/schema/define.ts';
import { authoredItem } from '#src/schema/item-fields.ts';
import type { Output } from '#src/schema/node.ts';

/** The picture of an item, with whether it is a drawing. */
export const itemPicture = schema(imageOrDrawing);

/** One thing worth visiting, as an author writes it (catalogue, conventions: "Item"), with what every card shows. */
export const item = schema(authoredItem({}));

export type Item = Output<typeof item>;
