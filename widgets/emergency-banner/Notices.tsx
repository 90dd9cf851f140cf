import { use, useCallback, useEffect, useRef, useState } from 'react';
import { lowWindow } from '#src/page/breakpoints.ts';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { useFocusInSight } from '#src/ui/useFocusInSight.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { useBelowHeader } from './useBelowHeader.ts';
import { useNotices } from './useNotices.ts';
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
  const standing = settled.filter((settledKey) => notices.some(({ key }) => key === settledKey));
  // What goes and comes again comes late again.
  if (standing.length < settled.length) setSettled(standing);
  const late = notices.filter(({ key }) => !settled.includes(key));
  const [hidesFocus, setHidesFocus] = useState(false);
  const isLow = useMediaQuery(lowWindow);
  /** The visitor reads what stands over the page's edge. */
  const [isUnfolded, setUnfolded] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  const placement = useStablePlacement(place, {
    isReady: late.length > 0,
    isAnswer: hidesFocus,
    hasLayer: !isLow || isUnfolded,
    keepsRoom: () => isFirst.current && (!isHydrated || Boolean(fallback?.textContent?.trim())),
    onPlaced: (next) => {
      if (next !== 'inPlace') return;
      setSettled(notices.map(({ key }) => key));
      setHidesFocus(false);
      setUnfolded(false);
    },
  });
  const isOver = placement === 'overEdge';
  const giveWay = useCallback(() => setHidesFocus(true), [setHidesFocus]);
  useBelowHeader(layer, isOver);
  useOverPage(layer, 'emergency', isOver);
  useFocusInSight(layer, isOver, giveWay);

  const inPlace = isHydrated ? notices.filter(({ key }) => settled.includes(key)) : notices;
  return (
    <>
      <div ref={place}>
        {inPlace.length > 0 && <NoticeBar config={config} notices={inPlace} dismiss={dismiss} />}
      </div>
      {isOver && (
        <NoticeBar
          ref={layer}
          config={config}
          notices={late}
          dismiss={dismiss}
          isLayer
          onFold={setUnfolded}
        />
      )}
    </>
  );
}
