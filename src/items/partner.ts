import { defineItem } from '#src/schema/define-item.ts';

/** A company of the trade. */
const partner = defineItem({ type: 'partner', audience: 'trade', group: 120 });

export default partner;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    partner: typeof partner;
  }
}
