import { defineItem } from '#src/schema/define-item.ts';

/** What visitors read. */
const article = defineItem({ type: 'article', group: 100 });

export default article;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    article: typeof article;
  }
}
