import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { QuickViewProps } from './QuickView.tsx';

/** Fetched when it is first opened: `useLazyOpening`. */
export const LazyQuickView = lazyComponent<QuickViewProps>(
  async () => (await import('./QuickView.tsx')).QuickView,
);
