import { defineItem } from '#src/schema/define-item.ts';

/** What visitors read. */
export default defineItem({ type: 'article', group: 100 });
