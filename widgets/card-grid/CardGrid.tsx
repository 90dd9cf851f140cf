import { useEffect, useRef, useState } from 'react';
import { Card } from '#src/cards/Card.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Section } from '#src/section/Section.tsx';
import { SectionCta } from '#src/section/SectionCta.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './card-grid.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';
import type widget from './widget.ts';

/**
 * How wide a picture is drawn, by look and columns. A drawing of 16:9 that covers a box of 4:3 is a third wider than the
 * box; one that covers the tallest tile is drawn at 1152 px.
 */
function sizesOf({ variant, columns }: Config): string {
  if (variant === 'compact') return '128px';
  if (variant === 'overlay') return '(min-width: 600px) 1152px, 190vw';
  return `(min-width: 1024px) ${Math.round(133 / columns)}vw, (min-width: 768px) 67vw, 133vw`;
}

/** Cards in a grid, as many at first as their author wants, and as many more at each press of a button. */
export function CardGrid({ config }: WidgetProps<typeof widget>) {
  const { title, headingLevel, items, limit, columns, variant, showCategories, viewAll } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(limit);
  const [firstNew, setFirstNew] = useState(0);

  useEffect(() => {
    // Those who pressed the button with a keyboard go on at the first new card.
    if (firstNew > 0) list.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);

  if (items.length === 0) return null;
  const shown = items.slice(0, count);
  const cardLevel = title ? ((headingLevel + 1) as 3 | 4 | 5) : headingLevel;

  const showMore = () => {
    setFirstNew(shown.length);
    setCount(count + limit);
    track({ event: 'load_more', clickText: t('showMore') });
  };

  return (
    <Section
      config={config}
      head={{ action: viewAll?.ctaLabel && <SectionCta cta={viewAll} /> }}
      className={styles['section']}
    >
      {/* Safari forgets that a list without bullets is one. */}
      <ul ref={list} className={styles['grid']} role="list" data-variant={variant} data-columns={columns}>
        {shown.map((item, index) => (
          <li key={item.url ?? item.ctaLink ?? item.title}>
            <Card
              item={item}
              variant={variant}
              level={cardLevel}
              showCategories={showCategories}
              sizes={sizesOf(config)}
              position={index + 1}
            />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div className={styles['more']}>
          <Button look="stroke" onClick={showMore}>
            {t('showMore')}
          </Button>
          <p>{t('shown', { shown: shown.length, count: items.length })}</p>
        </div>
      )}
      <div role="status">
        {count > limit && (
          <VisuallyHidden>{t('shown', { shown: shown.length, count: items.length })}</VisuallyHidden>
        )}
      </div>
    </Section>
  );
}
