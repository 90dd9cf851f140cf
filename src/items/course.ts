import { defineItem } from '#src/schema/define-item.ts';

/** What the trade learns. */
const course = defineItem({ type: 'course', audience: 'trade', group: 130 });

export default course;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    course: typeof course;
  }
}
