import { chooseImage } from '#src/media/choose-image.ts';
import { usePage } from '#src/widget/context.ts';
import { MountElement } from '#src/widget/MountElement.tsx';
import styles from './page-intro.module.css';
import type { Config } from './widget.ts';

type Props = {
  readonly config: Pick<Config, 'title' | 'image' | 'itemId' | 'showFavourite' | 'showShare'>;
};

/** What visitors can do with the page itself: keep it, hand it on. Each is a widget of its own. */
export function Tools({ config }: Props) {
  const { title, image, itemId, showFavourite, showShare } = config;
  const { category, url } = usePage();
  const hasFavourite = showFavourite && itemId !== undefined;
  if (!hasFavourite && !showShare) return null;
  const favourite = {
    itemId,
    // A page's category says what it is about: place, event, article.
    itemType: category,
    itemTitle: title,
    // Without parameters, which may be the visitor's own.
    itemUrl: new URL(url).pathname,
    itemImage: image && chooseImage(image)?.src,
    variant: 'button',
  };
  return (
    <div className={styles['tools']}>
      {hasFavourite && <MountElement name="favourite-button" config={favourite} />}
      {showShare && <MountElement name="share-bar" config={{ shareTitle: title }} />}
    </div>
  );
}
