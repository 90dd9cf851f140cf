import { useLayoutEffect, useMemo } from 'react';
import { describeValue } from '#src/schema/issues.ts';
import { useScope } from '#src/widget/context.ts';
import { sitePage } from './share-address.ts';

/** Tells the author of a page of another site, which is not shared. */
export function useForeignPage(shareUrl: string | undefined): void {
  const { page, issues } = useScope();
  const issue = useMemo(
    () =>
      shareUrl && !sitePage(page.url, shareUrl)
        ? { path: 'shareUrl', expected: 'a page of this site', found: describeValue(shareUrl) }
        : undefined,
    [page, shareUrl],
  );
  useLayoutEffect(() => {
    if (issue && !issues.includes(issue)) issues.push(issue);
  }, [issues, issue]);
}
