import type { CardList } from '#src/catalogue/sources/card-list.ts';
import { LazySourcedCards } from '#src/catalogue/sources/LazySourcedCards.ts';
import { keyOf, SourcedCard } from '#src/catalogue/sources/SourcedCard.tsx';
import { WaitingCard } from '#src/catalogue/sources/WaitingCard.tsx';
import { Section } from '#src/section/Section.tsx';
import { SectionCta } from '#src/section/SectionCta.tsx';
import { SlideRow } from '#src/slider/SlideRow.tsx';
import { SlideRowSkeleton } from '#src/slider/SlideRowSkeleton.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './card-carousel.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';
import type widget from './widget.ts';

/** Cards in a slider: those that its author wrote, or the visitor's favourites, what fits the visitor, what a search finds. */
export function CardCarousel({ config }: WidgetProps<typeof widget>) {
  const { source, items, limit, filters, interestsLink, showFavourite, viewAll, slidesPerView } = config;
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const isGiven = source === 'config';
  if (isGiven && items.length === 0) return null;
  const given = <Cards config={config} list={listOf(items)} />;
  const isTooNarrow = Object.values(slidesPerView).some((count) => count < 1);
  return (
    <Section
      config={config}
      note={cmsMode === 'author' && isTooNarrow && t('lessThanOne')}
      head={{ action: viewAll?.ctaLabel && <SectionCta cta={viewAll} /> }}
      className={styles['section']}
    >
      {isGiven ? (
        given
      ) : (
        <LazySourcedCards
          source={source}
          filters={filters}
          // As many again as are in view, so that there is a way to the next.
          pageSize={Math.max(limit, 2 * mostInView(config))}
          interestsLink={interestsLink}
          hasHearts={showFavourite}
          authored={items.length > 0 && given}
          skeleton={
            items.length > 0 ? (
              given
            ) : (
              <SlideRowSkeleton perView={slidesPerView} slide={<WaitingCard config={config} />} />
            )
          }
        >
          {(list) => <Cards config={config} list={list} />}
        </LazySourcedCards>
      )}
    </Section>
  );
}

/** The author's cards, all of them. */
const listOf = (items: Config['items']): CardList => ({
  items,
  total: items.length,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => {},
});

const mostInView = ({ slidesPerView }: Config): number =>
  Math.ceil(Math.max(1, ...Object.values(slidesPerView)));

/** How wide a picture is drawn: one of 16:9 that covers a box of 4:3 is a third wider than the box. */
function sizesOf({ variant, slidesPerView: { desktop, tablet, mobile } }: Config): string {
  if (variant === 'compact') return '128px';
  const width = (share: number, inView: number) => `${Math.round(share / Math.max(1, inView))}vw`;
  const share = variant === 'overlay' ? 200 : 133;
  return `(min-width: 1024px) ${width(share, desktop)}, (min-width: 768px) ${width(share, tablet)}, ${width(share, mobile)}`;
}

interface CardsProps {
  readonly config: Config;
  readonly list: CardList;
}

/** The cards in their slider. More are asked for as the visitor comes near the last. */
function Cards({ config, list: { items, total, hasMore, loadMore } }: CardsProps) {
  const { title, description, viewAll, variant, slidesPerView, loop, autoplay, bullets } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const sizes = sizesOf(config);
  return (
    <SlideRow
      className={styles[variant]}
      label={title || t('cards')}
      slides={items.map((item, index) => ({
        key: keyOf(item),
        content: <SourcedCard item={item} config={config} sizes={sizes} position={index + 1} />,
      }))}
      total={total}
      perView={slidesPerView}
      loop={loop}
      autoplay={autoplay}
      bullets={bullets}
      isUnderHead={Boolean(title || description || viewAll?.ctaLabel)}
      onIndexChange={(index, trigger) => {
        track({ event: 'slide_change', trigger, dataLayer: { position: index + 1 } });
        const isNearEnd = index + 2 * mostInView(config) >= items.length;
        if (trigger === 'user' && hasMore && isNearEnd) loadMore();
      }}
    />
  );
}
