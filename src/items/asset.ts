import { defineItem } from '#src/schema/define-item.ts';

/** A picture, a film or a file. */
const asset = defineItem({ type: 'asset' });

export default asset;

declare module '#src/schema/define-item.ts' {
  interface ItemKinds {
    asset: typeof asset;
  }
}
