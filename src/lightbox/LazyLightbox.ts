import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { LightboxProps } from './Lightbox.tsx';

/** Pictures in large, fetched when the first one is asked for (`useLazyOpening`). */
export const LazyLightbox = lazyComponent<LightboxProps>(
  async () => (await import('./Lightbox.tsx')).Lightbox,
);
