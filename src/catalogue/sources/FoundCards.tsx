import { toJson } from '#src/text/json.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { arrow } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useInterests } from '#src/account/useInterests.ts';
import { Link } from '#src/ui/Link.tsx';
import { useScope } from '#src/widget/context.ts';
import { cardsQuery, type CardsPage } from './cards-query.ts';
import { useSourceMessages } from './messages.ts';
import type { SourcedCardsProps } from './sourced-cards-props.ts';
import { Empty, Failed, Note } from './states.tsx';

interface Props extends SourcedCardsProps {
  /** Categories of which an item must have one. */
  readonly categories?: readonly string[];
  /** Stands above the list. */
  readonly note?: ReactNode;
}

/** What fits the visitor's interests; what is popular, and the way to choose, where there are none. */
export function InterestCards(props: SourcedCardsProps) {
  const t = useSourceMessages();
  const { interests, isPending } = useInterests();
  if (isPending) return props.skeleton;
  if (interests.length > 0) return <FoundCards {...props} categories={interests} />;
  const label = t('chooseInterests');
  const note = (
    <Note>
      <span>{t('popular')}</span>
      {props.interestsLink && (
        <Link href={props.interestsLink} event={{ event: 'cta_click', clickText: label }}>
          <span>{label}</span>
          <Icon glyph={arrow} size={20} />
        </Link>
      )}
    </Note>
  );
  return <FoundCards {...props} note={note} />;
}

/** What a search finds (S1), page by page. */
export function FoundCards(props: Props) {
  const { filters, categories, pageSize } = props;
  // Another question begins anew.
  return <FoundPages key={toJson([filters, categories, pageSize])} {...props} />;
}

function FoundPages(props: Props) {
  const { filters, categories, pageSize, authored, skeleton, note, children } = props;
  const t = useSourceMessages();
  const api = useApi();
  const client = useQueryClient();
  const { name } = useScope();
  const [further, setFurther] = useState<readonly CardsPage[]>([]);
  const [more, setMore] = useState<'none' | 'loading' | 'failed'>('none');
  const queryOf = (page: number) => cardsQuery(api, { filters, categories, pageSize, page });
  const { data: first, error, refetch } = useQuery(useAfterHydration(queryOf(0)));
  useEffect(() => {
    if (error) console.error(`tourism-widgets: ${name}: ${error.message}`);
  }, [error, name]);

  if (!first) {
    return error ? (
      <>
        {authored}
        <Failed isOffline={isUnreachable(error)} onRetry={() => void refetch()} />
      </>
    ) : (
      skeleton
    );
  }
  const pages = [first, ...further];
  const items = [
    ...new Map(
      pages.flatMap((page) => page.items).map((item) => [`${item.type}/${item.id || item.url}`, item]),
    ).values(),
  ];
  if (items.length === 0) return <Empty>{t('nothing')}</Empty>;
  const loadMore = async () => {
    setMore('loading');
    try {
      const page = await client.fetchQuery(queryOf(pages.length));
      setFurther([...further, page]);
      setMore('none');
    } catch {
      setMore('failed');
    }
  };
  const last = pages.at(-1)!;
  return (
    <>
      {note}
      {children({
        items,
        total: last.total,
        hasMore: last.hasNext,
        isLoadingMore: more === 'loading',
        loadMore: () => {
          if (more !== 'loading') void loadMore();
        },
      })}
      {more === 'failed' && <Note isAlert>{t('moreFailed')}</Note>}
    </>
  );
}
