import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { clock } from '#src/icon/common-glyphs.ts';
import type { Glyph } from '#src/icon/glyph.ts';
import { bus, car, mapPin, plane, ship, train, walk } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import type { Stop } from './trip.ts';
import { useTripWords } from './useTripWords.ts';
import type { Transport } from './widget.ts';

interface Props {
  readonly stop: Stop;
  readonly level: HeadingLevel;
  /** Its card is open on the map. */
  readonly isChosen: boolean;
  /** Shows it on the map; without it there is none. */
  readonly onShow: ((stop: Stop) => void) | undefined;
  /** What ends with it, if anything does. */
  readonly ends: 'day' | 'trip' | undefined;
}

/** A stop: what there is to see, for how long, and how one gets on from it. */
export function StopItem({ stop, level, isChosen, onShow, ends }: Props) {
  const { id, type, title, description, url = '', featureImage = '', minutes, note, tip } = stop;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const words = useTripWords();
  const heart = id && url && (
    <div className={styles['heart']}>
      <LazyFavouriteButton item={{ id, type, title, url, featureImage }} />
    </div>
  );
  return (
    <li className={styles['stop']} value={stop.number} aria-current={isChosen || undefined}>
      {/* Without bullets a list says no numbers. */}
      <span className={styles['number']} translate="no">
        {format.number(stop.number)}
      </span>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <Heading level={level} look="h4">
            <Link
              className={url ? styles['link'] : undefined}
              href={url || undefined}
              event={{ event: 'item_click', clickText: title, dataLayer: { position: stop.number } }}
            >
              <span>{title}</span>
            </Link>
          </Heading>
          {stop.position && onShow && (
            <button form="" type="button" className={styles['show']} onClick={() => onShow(stop)}>
              <Icon glyph={mapPin} size={20} />
              <VisuallyHidden>{t('showOnMap', { title })}</VisuallyHidden>
            </button>
          )}
          {!featureImage && heart}
        </div>
        {minutes !== undefined && (
          <p className={styles['time']}>
            <Icon glyph={clock} size={16} />
            <span>{words.duration(minutes)}</span>
          </p>
        )}
        {description && <p>{description}</p>}
        {note && <p>{note}</p>}
        {tip && (
          <p className={styles['tip']}>
            <span className={styles['strong']}>{t('tip')}</span>
            <span>{tip}</span>
          </p>
        )}
      </div>
      {featureImage && (
        <div className={styles['picture']}>
          <Image image={readValue(image, { desktopImage: featureImage })} ratio="4:3" sizes={pictureSizes} />
          {heart}
        </div>
      )}
      {stop.transportToNext && ends !== 'trip' && (
        <Way transport={stop.transportToNext} isOvernight={ends === 'day'} />
      )}
    </li>
  );
}

const pictureSizes = '(min-width: 768px) 220px, 90vw';

const glyphs: Readonly<Record<NonNullable<Transport['mode']>, Glyph>> = {
  car,
  walk,
  train,
  plane,
  bus,
  boat: ship,
};

interface WayProps {
  readonly transport: Transport;
  /** It leads to the first stop of the next day. */
  readonly isOvernight: boolean;
}

/** How one gets from a stop to the next one; nothing where its author has written nothing of it. */
function Way({ transport, isOvernight }: WayProps) {
  const t = useMessages<typeof en>();
  const way = useTripWords().way(transport);
  if (!way) return null;
  return (
    <p className={styles['way']}>
      <span className={styles['mode']}>
        {transport.mode && <Icon glyph={glyphs[transport.mode]} size={20} />}
      </span>
      {isOvernight && <span className={styles['strong']}>{t('onward')}</span>}
      <span>{way}</span>
    </p>
  );
}
