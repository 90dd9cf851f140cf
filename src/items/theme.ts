import { defineItem } from '#src/schema/define-item.ts';

/** Places that have something in common. */
const theme = defineItem({ type: 'theme', group: 90 });

export default theme;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    theme: typeof theme;
  }
}
