import { useCallback, useRef, useState } from 'react';
import { dismissNotice, useDismissedNotices } from '#src/notices/dismissed-notices.ts';
import { usePassed } from '#src/time/usePassed.ts';
import { lowWindow } from '#src/page/breakpoints.ts';
import { useFocusInSight } from '#src/ui/useFocusInSight.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { useStablePlacement } from '#src/ui/useStablePlacement.ts';
import { OfferBar } from './OfferBar.tsx';
import { useOffer } from './useOffer.ts';
import type { Config } from './widget.ts';

const day = 86_400_000;

interface Props {
  readonly config: Config;
  /** The languages that the visitor's browser asks for, separated by commas. */
  readonly asked: string;
}

/** The offer for this visitor where there is one, at the foot of the window while its own place is in view. */
export function Suggestion({ config, asked }: Props) {
  const { id = 'language-suggestion', dismissDays } = config;
  const closedAt = Date.parse(useDismissedNotices()[id] ?? '');
  const isPast = usePassed(Number.isNaN(closedAt) ? -Infinity : closedAt + dismissDays * day);
  const offer = useOffer(config, asked, isPast === true);

  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [hidesFocus, setHidesFocus] = useState(false);
  const giveWay = useCallback(() => setHidesFocus(true), [setHidesFocus]);
  const placement = useStablePlacement(place, {
    isReady: offer !== undefined,
    isAnswer: hidesFocus,
    hasLayer: !useMediaQuery(lowWindow),
  });
  const isOver = placement === 'overEdge';
  useOverPage(bar, 'language', isOver);
  useFocusInSight(bar, isOver, giveWay);
  return (
    <div ref={place}>
      {offer && placement !== 'waiting' && (
        <OfferBar ref={bar} offer={offer} isLayer={isOver} onClose={() => dismissNotice(id)} />
      )}
    </div>
  );
}
