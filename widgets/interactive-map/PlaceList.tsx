import { useEffect, useRef, useState } from 'react';
import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './interactive-map.module.css';
import type en from './messages/en.json';
import type { Place } from './places.ts';

interface Props {
  /** Those in view first. */
  readonly places: readonly Place[];
  /** Key of the place whose card is open. */
  readonly chosen: string | undefined;
  /** Without it nothing can be shown on a map. */
  readonly onShow: ((place: Place) => void) | undefined;
}

/** Entries that are drawn at first, and that each press adds. */
const step = 24;

/** All places by name: what the map shows, and what it cannot. */
export function PlaceList({ places, chosen, onShow }: Props) {
  const t = useMessages<typeof en>();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(step);
  const at = places.findIndex(({ key }) => key === chosen);
  const shown = Math.max(wanted, at + 1);

  useEffect(() => {
    const { current } = list;
    if (chosen === undefined) return;
    const entry = current?.querySelector<HTMLElement>('[aria-current]');
    // The list scrolls by itself: the page stays.
    if (current && entry)
      current.scrollTop = entry.offsetTop - (current.clientHeight - entry.clientHeight) / 2;
  }, [chosen]);

  return (
    <div className={styles['list']}>
      {/* Safari forgets that a list without bullets is one. */}
      <ul ref={list} role="list" aria-label={t('places')}>
        {places.slice(0, shown).map((place, index) => {
          const { key, item, position, categories } = place;
          const { title, url, city } = item;
          const [main] = categories;
          return (
            <li key={key} aria-current={key === chosen || undefined}>
              <div className={styles['entry']}>
                <Link
                  className={styles['name']}
                  href={url}
                  event={{ event: 'item_click', clickText: title, dataLayer: { position: index + 1 } }}
                >
                  <span dir="auto">{title}</span>
                </Link>
                <span className={styles['kinds']}>
                  {[main?.label, city !== title && city].filter(Boolean).join(' · ')}
                </span>
              </div>
              {position && onShow && (
                <button form="" type="button" className={styles['show']} onClick={() => onShow(place)}>
                  <Icon glyph={mapPin} size={20} />
                  <VisuallyHidden>{t('showOnMap', { title })}</VisuallyHidden>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown < places.length && (
        <div className={styles['more']}>
          <Button look="stroke" size="small" onClick={() => setWanted(shown + step)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
