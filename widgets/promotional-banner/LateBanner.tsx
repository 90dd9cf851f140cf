import { useRef, type ReactNode } from 'react';
import { useUser } from '#src/session/useUser.ts';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly isReady?: boolean;
  /** Whether it is hidden as personal things are on a page that comes back from the back/forward cache. */
  readonly isPersonal?: boolean;
  readonly children: ReactNode;
}

/** A banner that comes when the page has long been there. Nothing in view moves: it may wait until its place is not seen. */
export function LateBanner({ isReady = true, isPersonal = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const placement = useStablePlacement(place, { isReady });
  return (
    <div ref={place} data-personal={isPersonal ? '' : undefined}>
      {placement === 'inPlace' && children}
    </div>
  );
}

interface AudienceProps {
  readonly audience: Exclude<Config['audience'], 'all'>;
  readonly children: ReactNode;
}

/**
 * Shows a banner to those it is for. Nothing stands there, and no room is kept, until it is known who the visitor is:
 * a banner for others must not flash, nor leave a gap (catalogue, 12). That it is there tells of the visitor.
 */
export function AudienceBanner({ audience, children }: AudienceProps) {
  const { user, isPending } = useUser();
  const isMeant = !isPending && (user !== null) === (audience === 'signedIn');
  return (
    <LateBanner isReady={isMeant} isPersonal>
      {children}
    </LateBanner>
  );
}
