import { useState } from 'react';
import { Section } from '#src/section/Section.tsx';
import { SectionCta } from '#src/section/SectionCta.tsx';
import { LazySourcedCards } from '#src/catalogue/sources/LazySourcedCards.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './card-grid.module.css';
import { CardList } from './CardList.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import type { Config } from './widget.ts';
import type widget from './widget.ts';

/** Cards in a grid: those that its author wrote, or the visitor's favourites, what fits the visitor, what a search finds. */
export function CardGrid({ config }: WidgetProps<typeof widget>) {
  const { source, items, limit, filters, interestsLink, showFavourite, viewAll } = config;
  const isGiven = source === 'config';
  if (isGiven && items.length === 0) return null;
  const given = <GivenCards config={config} />;
  return (
    <Section
      config={config}
      head={{ action: viewAll?.ctaLabel && <SectionCta cta={viewAll} /> }}
      className={styles['section']}
    >
      {isGiven ? (
        given
      ) : (
        <LazySourcedCards
          source={source}
          filters={filters}
          pageSize={limit}
          interestsLink={interestsLink}
          hasHearts={showFavourite}
          authored={items.length > 0 && given}
          skeleton={items.length > 0 ? given : <CardsSkeleton config={config} />}
        >
          {(list) => <CardList config={config} list={list} />}
        </LazySourcedCards>
      )}
    </Section>
  );
}

/** The author's cards, as many at first as the author wants, and as many more at each press of a button. */
function GivenCards({ config }: { readonly config: Config }) {
  const { items, limit } = config;
  const [count, setCount] = useState(limit);
  return (
    <CardList
      config={config}
      list={{
        items: items.slice(0, count),
        total: items.length,
        hasMore: count < items.length,
        isLoadingMore: false,
        loadMore: () => setCount(count + limit),
      }}
    />
  );
}
