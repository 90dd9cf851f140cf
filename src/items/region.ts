import { defineItem } from '#src/schema/define-item.ts';

/** A region of the country. */
export default defineItem({ type: 'region', group: 10 });
