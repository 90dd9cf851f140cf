import { useEffect, useState } from 'react';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import { itemByHash } from '#src/ui/deep-link-items.ts';
import { useDeepLink } from '#src/ui/useDeepLink.ts';
import { usePage } from '#src/widget/context.ts';
import type { Region } from './regions.ts';

/**
 * The region that is chosen: the one that the page's address names, `#asir`, now and as it changes.
 *
 * @param first what is chosen where the address names none
 * @returns its key, and what chooses another, in the address too. The first choice is a step that Back undoes; those after it
 *   are not, or arrow keys would make one each.
 */
export function useChosen(
  regions: readonly Region[],
  first: string | undefined,
): readonly [string | undefined, (region: Region) => void] {
  const { cmsMode } = usePage();
  const [chosen, setChosen] = useState<string>();

  useDeepLink(regions, true, ({ key }) => setChosen(key));
  useEffect(() => {
    const onPopState = () => {
      if (pageAddress().hash === '') setChosen(undefined);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const choose = ({ key, id }: Region) => {
    setChosen(key);
    if (id === undefined || cmsMode === 'author') return;
    const isNext = itemByHash(regions, pageAddress().hash);
    writeEntry(isNext ? 'replace' : 'push', { hash: encodeURIComponent(id) });
  };
  return [chosen ?? first, choose];
}
