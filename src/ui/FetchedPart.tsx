import type { ReactNode } from 'react';
import type { LazyPart } from './lazy-component.ts';
import { PartAway } from './PartAway.tsx';
import { useFetchedPart } from './useFetchedPart.ts';

interface Props {
  readonly part: LazyPart;
  /** Takes the focus of the button that has fetched the part. */
  readonly onCome: () => void;
  /** The part; nothing until it is there. */
  readonly children: ReactNode;
}

/** A part that is fetched later. Where it stays away it says so, with a button that fetches it again. */
export function FetchedPart({ part, onCome, children }: Props) {
  const { isAway, again } = useFetchedPart(part, onCome);
  return (
    <>
      {children}
      {isAway && <PartAway onRetry={again} />}
    </>
  );
}
