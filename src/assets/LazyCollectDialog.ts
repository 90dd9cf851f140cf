import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { CollectDialogProps } from './CollectDialog.tsx';

/** Fetched when it is first opened: `useLazyOpening`. */
export const LazyCollectDialog = lazyComponent<CollectDialogProps>(
  async () => (await import('./CollectDialog.tsx')).CollectDialog,
);
