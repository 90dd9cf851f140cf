import { lazyComponent } from '#src/ui/lazy-component.ts';

/** Fetched where a portal names a translation service; two files name it. */
export const LazyTranslateSlot = lazyComponent(
  async () => (await import('./TranslateSlot.tsx')).TranslateSlot,
);
