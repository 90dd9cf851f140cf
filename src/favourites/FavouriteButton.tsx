import type { MouseEvent } from 'react';
import type { Favourite } from './favourites.schema.ts';
import { heart, heartFilled } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './favourite-button.module.css';
import { FavouritesWatch } from './FavouritesWatch.tsx';
import { useFavouriteMessages } from './messages.ts';
import { useFavourite } from './useFavourite.ts';

export interface FavouriteButtonProps {
  readonly item: Favourite;
  /** A round of 44 px on pictures, or a button with words. */
  readonly look?: 'icon' | 'button' | undefined;
  /** What a press of an anonymous visitor does. */
  readonly anonymousMode?: 'local' | 'prompt' | undefined;
  readonly className?: string | undefined;
}

/** The heart of an item: a toggle button named by it. Nothing where the item cannot be kept. */
export function FavouriteButton({ item, look = 'icon', anonymousMode, className }: FavouriteButtonProps) {
  const t = useFavouriteMessages();
  const { isOn, isPossible, said, toggle } = useFavourite(item, { anonymous: anonymousMode });
  // The second press of a double click is none: who double-clicks everything would undo what they want.
  const press = ({ detail }: MouseEvent) => detail < 2 && toggle();
  return (
    <>
      <FavouritesWatch />
      {isPossible && (
        <button
          form=""
          type="button"
          className={`${styles[look]} ${className ?? ''}`}
          aria-pressed={isOn}
          data-personal=""
          onClick={press}
        >
          <Icon glyph={isOn ? heartFilled : heart} size={look === 'icon' ? 24 : 20} />
          {look === 'button' && <span aria-hidden="true">{t('favourite')}</span>}
          <VisuallyHidden>{t('name', { title: item.title })}</VisuallyHidden>
        </button>
      )}
      {/* Not a status by role: a page of cards has one for each heart, and all but one are empty. */}
      <span aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
