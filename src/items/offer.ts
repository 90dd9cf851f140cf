import { defineItem } from '#src/schema/define-item.ts';

/** What a partner offers for a time. */
const offer = defineItem({ type: 'offer', group: 80 });

export default offer;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    offer: typeof offer;
  }
}
