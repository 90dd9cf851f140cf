import { useSyncExternalStore, type ReactNode } from 'react';
import { InPlaceLink } from '#src/catalogue/InPlaceLink.tsx';
import { subscribeToAddress } from '#src/page/history.ts';
import { queryOf } from './useShownSet.ts';

interface Props {
  /** Of the set that it shows; empty for the list of all. */
  readonly id: string;
  readonly className: string | undefined;
  /** Shows it on this page. */
  readonly onFollow: (id: string) => void;
  readonly children: ReactNode;
}

/** A link to this page with another set: a plain click shows it in place. */
export function SetLink({ id, className, onFollow, children }: Props) {
  const query = useSyncExternalStore(
    subscribeToAddress,
    () => queryOf(id),
    () => '?',
  );
  return (
    <InPlaceLink query={query} className={className} onFollow={() => onFollow(id)}>
      {children}
    </InPlaceLink>
  );
}
