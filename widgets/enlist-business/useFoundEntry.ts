import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';
import { isCompanyId } from '#src/partners/company-id.ts';
import { partnerQuery } from '#src/partners/partner-queries.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';

/**
 * What a visitor may do with an entry: make one, change or read one that is there. `gone`: there is none of the id that the
 * page's address names, or not for this visitor; `none`: the visitor's company has none, and its administrator makes it;
 * `choose`: who may change all of them names none.
 */
export type Found =
  | { readonly may: 'new' | 'gone' | 'none' | 'choose'; readonly entry?: undefined }
  | { readonly may: 'edit' | 'read'; readonly entry: PartnerEntry };

interface FoundEntry {
  /** Undefined while nobody knows. */
  readonly found: Found | undefined;
  /** The query, where it has failed. */
  readonly failed: ReturnType<typeof useQuery> | undefined;
}

const askedCompany = () => pageAddress().searchParams.get('companyId');

/** The entry that the page's address names, else that of the visitor's company. What was found stays while the session is lost. */
export function useFoundEntry(): FoundEntry {
  const api = useApi();
  const { user, can } = useUser();
  const asked = useSyncExternalStore(subscribeToAddress, askedCompany, () => undefined);
  const own = user?.company?.companyId ?? '';
  const companyId = asked ?? own;
  const query = useQuery(useAfterHydration(partnerQuery(api, user, companyId)));
  const isRefused = query.error instanceof ApiError && query.error.status === 403;

  const find = (): Found | undefined => {
    if (api.page.cmsMode === 'author') return { may: 'new' };
    if (!user || asked === undefined) return undefined;
    const entry = isCompanyId(companyId) && !isRefused ? query.data : null;
    if (entry === undefined) return undefined;
    if (entry) {
      const isTheirs = can('STA_ADMIN') || (can('PARTNER_ADMIN') && own === entry.companyId);
      return { may: isTheirs ? 'edit' : 'read', entry };
    }
    if (asked !== null) return { may: 'gone' };
    if (can('DEFAULT') || can('PARTNER_ADMIN')) return { may: 'new' };
    return { may: can('STA_ADMIN') ? 'choose' : 'none' };
  };
  const now = find();
  const [known, setKnown] = useState(now);
  if (now && (now.may !== known?.may || now.entry !== known.entry)) setKnown(now);
  return {
    found: user ? now : known,
    failed: !now && query.isError && !query.isFetching && !isRefused ? query : undefined,
  };
}
