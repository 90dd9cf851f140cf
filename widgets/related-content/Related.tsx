import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Failed } from '#src/catalogue/sources/states.tsx';
import { Section } from '#src/section/Section.tsx';
import { isUnreachable } from '#src/session/unreachable.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useInterests } from '#src/account/useInterests.ts';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import { useScope } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Cards } from './Cards.tsx';
import type en from './messages/en.json';
import { relatedQuery, type Question } from './related-query.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** Cards of pages like this one, or of pages that fit the visitor's interests. It shows nothing when none are found. */
export function Related({ config }: Props) {
  const { mode, itemId, categories } = config;
  const isOfPage = mode !== 'interests' && (categories.length > 0 || itemId !== undefined);
  return isOfPage ? <OfPage config={config} /> : <OfInterests config={config} />;
}

function OfPage({ config }: Props) {
  const { mode, itemId, categories, exclude, limit } = config;
  const by = mode === 'sameRegion' && itemId !== undefined ? 'region' : 'categories';
  return <Found config={config} question={{ itemId, by, categories, exclude, limit }} />;
}

function OfInterests({ config }: Props) {
  const { interests } = useInterests();
  const { itemId, exclude, limit } = config;
  if (interests.length === 0) return null;
  const left = itemId === undefined ? exclude : [...exclude, itemId];
  const question: Question = {
    itemId: undefined,
    by: 'categories',
    categories: interests,
    exclude: left,
    limit,
  };
  return (
    <div data-personal="">
      <Found config={config} question={question} />
    </div>
  );
}

function Found({ config, question }: Props & { readonly question: Question }) {
  const { name } = useScope();
  const t = useMessages<typeof en>();
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(useAfterHydration(relatedQuery(useApi(), question)));
  const hasFailed = !data && error !== null;
  const placement = useStablePlacement(place, { isReady: hasFailed || Boolean(data?.length) });
  useEffect(() => {
    if (error) console.error(`tourism-widgets: ${name}: ${error.message}`);
  }, [error, name]);
  return (
    <div ref={place}>
      {placement === 'inPlace' &&
        (data ? (
          <Cards config={config} items={data} />
        ) : (
          <Section config={{ ...config, title: config.title || t(config.mode) }}>
            <Failed isOffline={isUnreachable(error)} onRetry={() => void refetch()} />
          </Section>
        ))}
    </div>
  );
}
