import { useState, useSyncExternalStore } from 'react';
import { pageAddress, subscribeToAddress } from '#src/page/history.ts';
import { isCompanyId } from '#src/partners/company-id.ts';
import { useUser } from '#src/session/useUser.ts';
import type { Config } from './widget.ts';

/** What stands before the ending of a page's address, as in `partner-profile.id-P-1001.html`. */
const inPath = /\.id-([^./]*)(?=(?:\.html?)?$)/;

const readers = {
  query: () => pageAddress().searchParams.get('companyId') ?? '',
  path: () => inPath.exec(pageAddress().pathname)?.[1] ?? '',
  own: () => '',
} as const;

/**
 * The company that the page's address names, or the visitor's own. Empty where there is none, or one of another shape;
 * undefined while nobody can know the address.
 */
export function useCompanyId(idFrom: Config['idFrom']): string | undefined {
  const { user } = useUser();
  const [own, setOwn] = useState('');
  // It stays while the session is lost.
  const present = user ? (user.company?.companyId ?? '') : own;
  if (present !== own) setOwn(present);
  const fromAddress = useSyncExternalStore(subscribeToAddress, readers[idFrom], () => undefined);
  if (fromAddress === undefined) return undefined;
  const id = idFrom === 'own' ? present : fromAddress;
  return isCompanyId(id) ? id : '';
}

/** The address of another company's profile on the page's own kind of address; undefined where it shows the visitor's own. */
export function profileBeside(idFrom: Config['idFrom'], companyId: string): string | undefined {
  if (idFrom === 'own') return undefined;
  if (idFrom === 'query') return `?companyId=${companyId}`;
  return pageAddress().pathname.replace(inPath, `.id-${companyId}`);
}
