import { useEffect, type RefObject } from 'react';
import { pageBody } from '#src/page/dom.ts';
import { findMain } from '#src/page/main-content.ts';
import { onScroll, scrollerOf, viewOf } from '#src/page/scroller.ts';
import { listen } from './listen.ts';

/** Keeps `--tourism-progress` of an element, the part of the page's content that has been read, from 0 to 1. */
export function useProgress(bar: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isWanted || !current) return undefined;
    const draw = () => current.style.setProperty('--tourism-progress', String(partRead()));
    draw();
    const stops = [onScroll(draw), listen(['resize'], draw)];
    return () => stops.forEach((stop) => stop());
  }, [bar, isWanted]);
}

/** How much of the content has passed the lower edge of what scrolls. */
function partRead(): number {
  const content = findMain() ?? pageBody();
  const scroller = scrollerOf(content);
  if (scroller && content.contains(scroller)) {
    return scroller.scrollTop / (scroller.scrollHeight - scroller.clientHeight);
  }
  const { top, height } = content.getBoundingClientRect();
  const view = viewOf(content);
  const way = height - (view.bottom - view.top);
  return way > 0 ? Math.min(1, Math.max(0, (view.top - top) / way)) : 1;
}
