import { defineItem } from '#src/schema/define-item.ts';

/** Places that have something in common. */
export default defineItem({ type: 'theme', group: 90 });
