import { useMemo, useSyncExternalStore, type RefObject } from 'react';
import { useMessages } from '#src/widget/useMessages.ts';
import { usePage } from '#src/widget/context.ts';
import type { Config } from './config.ts';
import type en from './messages/en.json';
import { createNamesReader } from './page-names.ts';
import { authoredTrail, derivedTrail, type Crumb, type Names } from './trail.ts';

const nothingKnown: Names = { places: new Map() };
const readNothing = () => nothingKnown;

const neverChanges = () => () => {};

/**
 * The path that the widget shows: its author's, else the one the page's address tells. The words of the page are read
 * once, while the CMS's own path may still stand there; a server, which has no page, knows the address alone.
 *
 * @param self what a server has drawn
 */
export function useTrail(config: Config, self: RefObject<HTMLElement | null>): readonly Crumb[] {
  const { items, startLevel, showHidden, labels } = config;
  const { url, language, site } = usePage();
  const t = useMessages<typeof en>();
  const isDerived = items.length === 0;
  const readNames = useMemo(() => createNamesReader(url, self), [url, self]);
  const names = useSyncExternalStore(neverChanges, isDerived ? readNames : readNothing, readNothing);

  if (!isDerived) return authoredTrail(items, url);
  const nameOf = (place: string) => [labels, site.labels].find((own) => Object.hasOwn(own, place))?.[place];
  return derivedTrail({ pageUrl: url, language, home: t('home'), nameOf, names, startLevel, showHidden });
}
