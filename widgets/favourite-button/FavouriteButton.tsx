import { useSyncExternalStore } from 'react';
import { FavouriteButton as Heart } from '#src/favourites/FavouriteButton.tsx';
import { useFavourites } from '#src/favourites/useFavourites.ts';
import { readDocument } from '#src/page/dom.ts';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourite-button.module.css';
import type en from './messages/en.json';
import type widget from './widget.ts';
import type { Config } from './widget.ts';

/** Fetched on an author's page only. */
const LazySignInNote = lazyComponent(async () => (await import('#src/sign-in/SignInNote.tsx')).SignInNote);

/** A heart for one item, wherever its author wants one. */
export function FavouriteButton({ config }: WidgetProps<typeof widget>) {
  const { title, description, itemId } = config;
  if (!itemId?.trim()) return null;
  const row = <Row config={config} id={itemId.trim()} />;
  // Alone it stands in a row of the page, and has no frame.
  return title || description ? <Section config={config}>{row}</Section> : row;
}

function Row({ config, id }: { readonly config: Config; readonly id: string }) {
  const { itemType, itemTitle, itemUrl, itemImage, variant, anonymousMode, showCount } = config;
  const { url, cmsMode } = usePage();
  const pageTitle = useSyncExternalStore(never, readTitle, () => '');
  const item = {
    id,
    type: itemType,
    title: itemTitle || pageTitle,
    // Without its query, which may hold what is nobody's business.
    url: itemUrl ?? new URL(url).pathname,
    featureImage: itemImage ?? '',
  };
  return (
    <div className={styles['row']}>
      {cmsMode === 'author' && anonymousMode === 'prompt' && <LazySignInNote />}
      <Heart item={item} look={variant} anonymousMode={anonymousMode} />
      {showCount && <Count />}
    </div>
  );
}

/** How many favourites the visitor has; nothing while nobody knows, and without any. */
function Count() {
  const t = useMessages<typeof en>();
  const { status, items } = useFavourites();
  if (status === 'pending' || items.length === 0) return null;
  return (
    <span className={styles['count']} data-personal="">
      {t('count', { count: items.length })}
    </span>
  );
}

const never = () => () => {};
const readTitle = () => readDocument('title');
