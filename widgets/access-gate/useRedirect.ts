import { useEffect } from 'react';
import { readKey, writeKey } from '#src/storage/store.ts';
import { useConfigIssue } from '#src/session/useEndpointUrl.ts';
import { usePage } from '#src/widget/context.ts';
import { gateRedirect } from './storage.ts';

/**
 * The page of the area, absolute. One on another site, or this very page, counts as absent, and the author is told.
 */
export function useAreaPage(redirectPath: string | undefined): string | undefined {
  const { url } = usePage();
  const { origin, pathname } = new URL(url);
  const target = redirectPath === undefined ? undefined : URL.parse(redirectPath, url);
  const isElsewhere = target?.origin === origin && !target.username && target.pathname !== pathname;
  useConfigIssue(
    'redirectPath',
    redirectPath === undefined || isElsewhere ? undefined : `another page of ${origin}`,
    redirectPath,
  );
  return isElsewhere ? target.href : undefined;
}

/**
 * Sends a visitor who has access to the page of the area, once a session: where nothing can be kept, not at all. The gate's
 * page is left behind, so that Back does not lead to it.
 *
 * @param target undefined where the visitor is to stay
 */
export function useRedirect(target: string | undefined): void {
  useEffect(() => {
    if (target === undefined || readKey(gateRedirect) !== undefined) return;
    if (writeKey(gateRedirect, target)) location.replace(target);
  }, [target]);
}
