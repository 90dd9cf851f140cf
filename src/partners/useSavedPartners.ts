import { useMemo, useSyncExternalStore } from 'react';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { isCompanyId } from './company-id.ts';
import { savedPartners } from './storage.ts';

/** The companies that the visitor has saved in this browser. */
export interface SavedPartners {
  /** Ids of companies, the last one saved first. The same list as long as nothing changes. */
  readonly ids: readonly string[];
  readonly isSaved: (companyId: string) => boolean;
  /** Saves a company, or removes it. Of more than a hundred the first ones saved go. */
  readonly save: (companyId: string, isOn: boolean) => void;
}

const most = 100;
const none: readonly string[] = [];

const onChange = (listener: () => void) => subscribe(savedPartners, listener);
const readSaved = (): readonly string[] => readKey(savedPartners) ?? none;

function save(companyId: string, isOn: boolean): void {
  if (!isCompanyId(companyId)) return;
  const others = readSaved().filter((id) => id !== companyId && isCompanyId(id));
  const ids = isOn ? [companyId, ...others].slice(0, most) : others;
  if (ids.length > 0) writeKey(savedPartners, ids);
  else removeKey(savedPartners);
}

/** The saved companies, as this tab or another changes them; none on a server. A sign-out clears them. */
export function useSavedPartners(): SavedPartners {
  const kept = useSyncExternalStore(onChange, readSaved, () => none);
  return useMemo(() => {
    const ids = kept.filter(isCompanyId);
    const saved = new Set(ids);
    return { ids, isSaved: (companyId) => saved.has(companyId), save };
  }, [kept]);
}
