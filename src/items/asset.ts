import { defineItem } from '#src/schema/define-item.ts';

/** A picture, a film or a file. */
export default defineItem({ type: 'asset' });
