import { useLayoutEffect } from 'react';
import { issueAt } from '#src/session/useEndpointUrl.ts';
import { useScope } from '#src/widget/context.ts';
import { isReversed } from './period.ts';
import type { Config } from './widget.ts';

/** Tells the author which offers are not shown since they end before they begin: in the author's box, and on the console. */
export function useConfigFaults(offers: Config['offers']): void {
  const { page, issues } = useScope();
  const { timeZone } = page.site;
  useLayoutEffect(() => {
    for (const [index, offer] of offers.entries()) {
      const path = `offers[${index}].to`;
      if (isReversed(offer, timeZone) && !issues.some((issue) => issue.path === path))
        issues.push(issueAt(path, 'a day after the first one', offer.to));
    }
  }, [offers, issues, timeZone]);
}
