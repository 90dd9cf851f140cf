import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Arrange } from '#src/catalogue/CatalogueList.tsx';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { useSiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { useUser, type Visitor } from '#src/session/useUser.ts';
import { CtaButton } from '#src/sign-in/CtaButton.tsx';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './tour-catalogue.module.css';
import { TourCard } from './TourCard.tsx';
import type { TradeTableProps } from './TradeTable.tsx';
import { hasTradeTerms } from './trade-terms.ts';
import type widget from './widget.ts';

type Props = WidgetProps<typeof widget>;

const Rows = ({ entries, list }: TradeTableProps) => (
  <ul {...list}>{entries.map(({ element }) => element)}</ul>
);

/** Fetched where the trade compares tours; the list is whole without it. */
const LazyTradeTable = lazyComponent(async () => (await import('./TradeTable.tsx')).TradeTable, Rows);

/** Lays tours out as the rows of a table. */
const inTable = (table: Omit<TradeTableProps, 'entries' | 'list'>) => (): Arrange<FullItem> =>
  function TradeRows(entries, list) {
    return <LazyTradeTable {...table} entries={entries} list={list} />;
  };

const tours = { type: 'package' } as const;

/**
 * Tours with filters. On a page for the trade who asks decides what an answer holds; elsewhere nobody
 * asks who that is.
 */
export function TourCatalogue({ config }: Props) {
  const { mode } = usePage();
  return mode === 'B2B' && config.tradeFields ? <TradeTours config={config} /> : <Tours config={config} />;
}

function TradeTours({ config }: Props) {
  return <Tours config={config} visitor={useUser()} />;
}

function Tours({ config, visitor }: Props & { readonly visitor?: Visitor }) {
  const { enquiry, showOperator, showFavourite } = config;
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const site = useSiteCatalogue(config, { fixed: tours, visitor });
  const factsOf = useFacts(useValueWords(true).wordFor);
  const isAnonymous = visitor && !visitor.isPending && !visitor.user;
  const isTable = site.view === 'list' && Boolean(visitor?.user) && site.catalogue.items.some(hasTradeTerms);
  const isShown = cmsMode === 'author' || site.catalogue.status === 'found';

  return (
    <CatalogueSection
      config={config}
      site={site}
      ground={config}
      action={
        enquiry && (
          <div className={styles['enquiry']}>
            <CtaButton cta={enquiry} />
          </div>
        )
      }
      above={
        isAnonymous &&
        isShown && (
          <div className={styles['prompt']}>
            <SignInPrompt text={t('signInText')} />
          </div>
        )
      }
      arrange={
        isTable
          ? inTable({
              caption: config.title || t('tradeCaption'),
              factsOf: (item) => factsOf(item, tours.type),
              hasOperator: showOperator,
              hasHeart: showFavourite,
            })
          : undefined
      }
      renderItem={(item, place) => (
        <TourCard
          item={item}
          place={place}
          facts={factsOf(item, tours.type)}
          hasOperator={showOperator}
          hasHeart={showFavourite}
          isForTrade={Boolean(visitor?.user)}
        />
      )}
    />
  );
}
