import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';
import styles from './lazy-favourite-button.module.css';

/** The place of a heart that is on its way. */
const Meanwhile = ({ className }: FavouriteButtonProps) => (
  <span className={`${styles['place']} ${className ?? ''}`} />
);

/** A heart that is fetched when it is first shown, so that a list without hearts fetches nothing; its place is kept. */
export const LazyFavouriteButton = lazyComponent<FavouriteButtonProps>(
  async () => (await import('./FavouriteButton.tsx')).FavouriteButton,
  Meanwhile,
);
