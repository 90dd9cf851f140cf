import { defineItem } from '#src/schema/define-item.ts';

/** A region of the country. */
const region = defineItem({ type: 'region', group: 10 });

export default region;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    region: typeof region;
  }
}
