import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';

/**
 * Filters on small screens; fetched when a visitor comes near what opens them. Until it is there, and where it stays away,
 * the filters stand below that.
 */
export const LazyFilterSheet = lazyComponent(
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  ({ children }: FilterSheetProps) => children,
);
