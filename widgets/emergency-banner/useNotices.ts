import { useMemo } from 'react';
import { useCountry } from '#src/geolocation/useCountry.ts';
import { usePage } from '#src/widget/context.ts';
import { isForCountry, isForPage, noticesOf, type Notice } from './notices.ts';
import { useDismissal } from './useDismissal.ts';
import { useShownNow } from './useShownNow.ts';
import type { Config } from './widget.ts';

/**
 * The notices that this visitor should see on this page now, the most severe first. Where the visitor is, is asked only
 * if that decides about one of them.
 */
export function useNotices(config: Config): {
  readonly notices: readonly Notice[];
  readonly dismiss: (key: string) => void;
} {
  const page = usePage();
  const { isDismissed, dismiss } = useDismissal(config.remember);
  const all = useMemo(
    () => noticesOf(config, page.site.timeZone).filter((notice) => isForPage(notice, page)),
    [config, page],
  );
  const open = useShownNow(all).filter(({ key, canClose }) => !canClose || !isDismissed(key));
  const country = useCountry(open.some(({ countries }) => countries.length > 0));
  return { notices: open.filter((notice) => isForCountry(notice, country)), dismiss };
}
