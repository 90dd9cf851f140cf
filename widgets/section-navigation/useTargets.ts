import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageBody } from '#src/page/dom.ts';
import { lazyPart } from '#src/ui/lazy-component.ts';
import type { GivenIds } from './headings.ts';
import { findLinked, linkedOnServer, type Target } from './targets.ts';
import type { Config } from './widget.ts';

/** What the page has to lead to. */
export interface Targets {
  readonly targets: readonly Target[];
  /** Places of an author's links that the page does not have. */
  readonly missing: readonly string[];
}

let headings: typeof import('./headings.ts') | undefined;
const loadHeadings = lazyPart(async () => {
  headings = await import('./headings.ts');
});

/** Ms for which changes of the page are gathered. */
const pause = 150;

/**
 * The sections of the page as they are now: widgets that come late bring some, pages change.
 *
 * @param own the navigation itself
 */
export function useTargets(config: Config, own: RefObject<HTMLElement | null>): Targets {
  const [found, setFound] = useState<Targets>(() => ({ targets: linkedOnServer(config.links), missing: [] }));
  const given = useRef<GivenIds>(new Map());

  const look = useEffectEvent(() => {
    const { links } = config;
    const next =
      links.length > 0
        ? findLinked(links)
        : { targets: headings?.findHeadings(config, own.current, given.current) ?? [], missing: [] };
    setFound((current) => (isSame(current, next) ? current : next));
  });

  const isFromHeadings = config.links.length === 0;
  useLayoutEffect(() => {
    const { current } = given;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const lookAgain = () => {
      timer = undefined;
      if (!isFromHeadings || headings) look();
      else void loadHeadings().then((isThere) => isThere && !isOver && look());
    };
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => own.current?.contains(target))) return;
      timer ??= setTimeout(lookAgain, pause);
    });
    lookAgain();
    observer.observe(pageBody(), {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['id', 'hidden', 'inert', 'aria-hidden'],
    });
    return () => {
      isOver = true;
      observer.disconnect();
      clearTimeout(timer);
      headings?.takeBackIds(current);
    };
  }, [own, isFromHeadings]);
  return found;
}

const isSame = (a: Targets, b: Targets): boolean =>
  String(a.missing) === String(b.missing) &&
  a.targets.length === b.targets.length &&
  a.targets.every((target, index) => {
    const other = b.targets[index]!;
    return target.element === other.element && target.id === other.id && target.label === other.label;
  });
