import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Here because two files name it: `UserMenu`, which is fetched later, and the header, which fetches ahead. */
export const LazyUserPanel = lazyComponent(async () => (await import('./UserPanel.tsx')).UserPanel);
