import { defineItem } from '#src/schema/define-item.ts';

/** What the trade learns. */
export default defineItem({ type: 'course', audience: 'trade', group: 130 });
