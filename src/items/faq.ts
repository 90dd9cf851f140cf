import { defineItem } from '#src/schema/define-item.ts';

/** A question of visitors with its answer. */
export default defineItem({ type: 'faq' });
