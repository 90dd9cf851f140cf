import styles from './hero-banner.module.css';
import { useOrnament } from './useOrnament.ts';
import type { Config } from './widget.ts';

/** The row of triangles at the foot: where the picture ends and the page begins (design, 1.4). */
export function Edge({ config }: { readonly config: Config }) {
  const { heroBannerOrnament, heroBannerOrnamentVisibility } = config;
  const own = heroBannerOrnament?.fileReference;
  const ornament = useOrnament('--tourism-hero-edge', own);
  if (heroBannerOrnamentVisibility === 'none') return null;
  return (
    <div
      ref={ornament}
      className={styles['edge']}
      data-visibility={heroBannerOrnamentVisibility}
      data-own={own ? '' : undefined}
    />
  );
}
