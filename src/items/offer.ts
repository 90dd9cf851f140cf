import { defineItem } from '#src/schema/define-item.ts';

/** What a partner offers for a time. */
export default defineItem({ type: 'offer', group: 80 });
