import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dictionaryQuery } from '#src/account/dictionary-queries.ts';
import { Failed } from '#src/catalogue/sources/states.tsx';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useScope } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { FoundProps } from './found-props.ts';
import { foundQuery } from './found-query.ts';
import type en from './messages/en.json';
import { rank, tagsOf } from './rank.ts';
import { ResultCards } from './ResultCards.tsx';
import { WaitingCards } from './WaitingCards.tsx';

/** Results that a search finds by the tags of the answers; the author's own where it finds none. On an author's page nobody is asked. */
export function FoundResults({ chosen, filters, written, count, takesFocus }: FoundProps) {
  const t = useMessages<typeof en>();
  const api = useApi();
  const { name } = useScope();
  const isAuthor = api.page.cmsMode === 'author';
  const tags = tagsOf(chosen);
  const found = useQuery(useAfterHydration(foundQuery(api, tags, filters)));
  const words = useQuery(useAfterHydration({ ...dictionaryQuery(api), enabled: !isAuthor }));
  const { data, error, refetch } = found;
  useEffect(() => {
    if (error) console.error(`tourism-widgets: ${name}: ${error.message}`);
  }, [error, name]);

  if (isAuthor) {
    return (
      <>
        <AuthorNote>{t('searched')}</AuthorNote>
        <ResultCards ranked={written} count={count} takesFocus={takesFocus} />
      </>
    );
  }
  if (!data && error) return <Failed isOffline={isUnreachable(error)} onRetry={() => void refetch()} />;
  if (!data || words.isPending) {
    return (
      <Skeleton>
        <WaitingCards count={count} />
      </Skeleton>
    );
  }
  if (data.length === 0) return <ResultCards ranked={written} count={count} takesFocus={takesFocus} />;
  const known = words.data ?? {};
  const items = data.map(({ tags: its, ...item }) => ({
    ...item,
    // Services answer keys or their words.
    tags: tags.filter((tag) => its.includes(tag) || its.includes(known[`tags.${tag}`] ?? known[tag] ?? tag)),
  }));
  return <ResultCards ranked={rank(items, chosen)} count={count} areFound takesFocus={takesFocus} />;
}
