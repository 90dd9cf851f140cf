import type { AriaAttributes, AriaRole } from 'react';
import { BannerMedia } from '#src/banner/BannerMedia.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import layout from '#src/ui/layout.module.css';
import styles from './hero-banner.module.css';
import { SlideLink } from './SlideLink.tsx';
import type { Card, Config } from './widget.ts';

/** What a slide is to assistive technology: a panel of tabs, or a group of its own. */
type Marks = AriaAttributes & {
  readonly id?: string | undefined;
  readonly role?: AriaRole | undefined;
  readonly tabIndex?: number | undefined;
};

interface Props {
  readonly config: Config;
  readonly card: Card;
  /** Counted from 0. */
  readonly index: number;
  readonly marks?: Marks | undefined;
  readonly headingId?: string | undefined;
  /** Visitors see it; all others are out of reach. */
  readonly isCurrent: boolean;
  /** It may be shown next: its picture is fetched. */
  readonly isNear: boolean;
}

/** How wide a picture is drawn: it covers a box that is wider than the screen, or one that is higher than 16:9. */
const sizes = '(min-width: 1024px) 109vw, (min-width: 768px) 1024px, 712px';

/** Picture and copy of one card. */
export function Slide({ config, card, index, marks, headingId, isCurrent, isNear }: Props) {
  const { title, description, image, link } = card;
  const { headingLevel, pageHeading, hideImageBrush } = config;
  const hasCopy = Boolean(title || description || link?.copy);

  return (
    <div
      {...marks}
      className={styles['slide']}
      inert={!isCurrent}
      data-current={isCurrent || undefined}
      data-near={isNear || undefined}
    >
      <div
        className={`${layout['veiled']} ${styles['picture']}`}
        data-brush={hideImageBrush ? 'none' : undefined}
      >
        <BannerMedia
          media={card}
          label={image?.decorative ? '' : image?.alt || title}
          ratio="fill"
          sizes={sizes}
          isFirst={index === 0}
          loading={isNear ? 'eager' : 'lazy'}
          isShown={isCurrent}
          isBackdrop
        />
      </div>
      <div className={styles['body']}>
        <div className={layout['content']}>
          {hasCopy && (
            <div className={styles['copy']} data-panel={hideImageBrush || undefined}>
              {title && (
                <Heading
                  level={pageHeading ? (index === 0 ? 1 : 2) : headingLevel}
                  look="hero"
                  {...(headingId !== undefined && { id: headingId })}
                >
                  {title}
                </Heading>
              )}
              {description && <p className={styles['description']}>{description}</p>}
              <SlideLink config={config} card={card} index={index} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
