import type { ReactNode } from 'react';
import { useUser } from '#src/session/useUser.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly audience: Exclude<Config['audience'], 'all'>;
  readonly children: ReactNode;
}

/**
 * Shows a banner to those it is for. Nothing stands there, and no room is kept, until it is known who the visitor is:
 * a banner for others must not flash, nor leave a gap (catalogue, 12). That it is there tells of the visitor, so it is
 * hidden as personal things are on a page that comes back from the back/forward cache.
 */
export function Audience({ audience, children }: Props) {
  const { user, isPending } = useUser();
  const isMeant = !isPending && (user !== null) === (audience === 'signedIn');
  return isMeant ? <div data-personal="">{children}</div> : null;
}
