import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Fetched for a list that shows its pages by number, once it has more than one. */
export const LazyPagination = lazyComponent(async () => (await import('./Pagination.tsx')).Pagination);
