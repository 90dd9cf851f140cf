import { defineItem } from '#src/schema/define-item.ts';

/** A company of the trade. */
export default defineItem({ type: 'partner', audience: 'trade', group: 120 });
