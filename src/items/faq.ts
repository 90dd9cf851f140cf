import { defineItem } from '#src/schema/define-item.ts';

/** A question of visitors with its answer. */
const faq = defineItem({ type: 'faq' });

export default faq;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    faq: typeof faq;
  }
}
