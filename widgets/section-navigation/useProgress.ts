import { useEffect, type RefObject } from 'react';
import { pageBody } from '#src/page/dom.ts';
import { findMain } from '#src/page/main-content.ts';
import { listen } from './listen.ts';

/** Keeps `--progress` of an element, the part of the page's content that has been read, from 0 to 1. */
export function useProgress(bar: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isWanted || !current) return undefined;
    const draw = () => current.style.setProperty('--progress', String(partRead()));
    draw();
    return listen(['scroll', 'resize'], draw);
  }, [bar, isWanted]);
}

/** How much of the content has passed the window's lower edge. */
function partRead(): number {
  const { top, height } = (findMain() ?? pageBody()).getBoundingClientRect();
  const way = height - window.innerHeight;
  return way > 0 ? Math.min(1, Math.max(0, -top / way)) : 1;
}
