import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Region } from './regions.ts';
import styles from './region-map.module.css';

interface Props {
  readonly regions: readonly Region[];
  /** Key of the one that is shown. */
  readonly chosen: string | undefined;
}

/** What there is to say of each region. The chosen one is shown; where no script runs all are. */
export function RegionPanels({ regions, chosen }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const isHydrated = useHydrated();
  return (
    <div className={styles['panels']}>
      {regions.map(({ key, label, link, teaser, image }) => (
        <div
          key={key}
          className={styles['panel']}
          data-shown={key === chosen || undefined}
          hidden={isHydrated && key !== chosen}
        >
          {image && (
            <div className={styles['picture']}>
              <Image image={image} ratio="16:9" sizes="(min-width: 1024px) 40rem, 100vw" />
            </div>
          )}
          <div className={styles['words']}>
            <Heading level={level} look="h3">
              {label}
            </Heading>
            {teaser && <p className={styles['teaser']}>{teaser}</p>}
            {link && (
              <Link
                className={arrowLink['link']}
                href={link}
                event={{ event: 'item_click', clickText: label }}
              >
                <span>{t('discover', { name: label })}</span>
                <Icon glyph={arrow} size={20} />
              </Link>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
