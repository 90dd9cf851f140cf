import { followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { ClickEvent } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';

/** Gives the call that reports an event and then leaves for an address, as a link would (contract, section 6). */
export function useFollow(): (address: string, event: ClickEvent) => void {
  const { cmsMode } = usePage();
  const track = useTrack();
  return (address, event) => {
    if (cmsMode === 'author') return;
    followAfter(address, (eventCallback) => track({ ...event, link: address, eventCallback }));
  };
}
