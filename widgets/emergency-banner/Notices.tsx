import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { useFocusInSight } from '#src/ui/useFocusInSight.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useLateArrival } from '#src/ui/useLateArrival.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { hasMarkup } from './notices.ts';
import { useBelowHeader } from './useBelowHeader.ts';
import { useNotices } from './useNotices.ts';
import { useSanitiser } from './useSanitiser.ts';
import type { Config } from './widget.ts';

/**
 * The messages that hold now, each where it moves nothing in view (contract, section 2): those whose room the CMS's own
 * words or a server have kept stand in their place at once; one that comes later may have to stand over the page's edge.
 */
export function Notices({ config }: { readonly config: Config }) {
  const { fallback } = use(TextSourceContext);
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLElement>(null);
  const { notices, dismiss } = useNotices(config);

  /** Those that stand in their place. */
  const [settled, setSettled] = useState<readonly string[]>([]);
  const late = notices.filter(({ key }) => !settled.includes(key));
  const [mayMove, setMayMove] = useState(!isHydrated);
  // Known as soon as the CMS's own words have left their place.
  useLayoutEffect(() => {
    if (fallback?.textContent?.trim()) setMayMove(true);
  }, [fallback]);
  const needsSanitiser = late.some(hasMarkup);
  const sanitiser = useSanitiser(needsSanitiser);
  const isReady = late.length > 0 && (mayMove || !needsSanitiser || sanitiser !== undefined);
  const arrival = useLateArrival(place, { isReady, isAnswer: mayMove, hasLayer: true });
  const isOver = arrival === 'overEdge';
  const isInPlace = arrival === 'inPlace';

  const keys = notices.map(({ key }) => key).join('\n');
  useLayoutEffect(() => {
    const shown = keys.split('\n');
    setSettled((before) => (isInPlace ? shown : before.filter((key) => shown.includes(key))));
    // A room is kept for what stands in it with the first commit.
    if (isInPlace || keys === '') setMayMove(false);
  }, [keys, isInPlace]);
  useBelowHeader(layer, isOver);
  useFocusInSight(
    layer,
    isOver,
    useCallback(() => setMayMove(true), []),
  );

  const inPlace = isInPlace || !isHydrated ? notices : notices.filter(({ key }) => settled.includes(key));
  const shared = { config, dismiss, isPlain: sanitiser === 'failed' };
  return (
    <>
      <div ref={place}>{inPlace.length > 0 && <NoticeBar {...shared} notices={inPlace} />}</div>
      {isOver && <NoticeBar {...shared} ref={layer} notices={late} isLayer />}
    </>
  );
}
