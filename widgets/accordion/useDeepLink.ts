import { useEffect, useEffectEvent } from 'react';
import { scrollToAnchor, type StopScroll } from '#src/page/anchors.ts';
import { sectionOf, type Section } from './sections.ts';

/**
 * Opens the section that the page's address names, now and whenever the address changes, and scrolls to it. A visitor
 * who has scrolled already stays where he is.
 */
export function useDeepLink(
  sections: readonly Section[],
  isWanted: boolean,
  open: (section: Section) => void,
): void {
  const follow = useEffectEvent((mayScroll: boolean): StopScroll | undefined => {
    const section = sectionOf(sections, location.hash);
    if (!section?.id) return undefined;
    open(section);
    return mayScroll ? scrollToAnchor(section.id) : undefined;
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = follow(window.scrollY === 0);
    const onHashChange = () => {
      stop = follow(true);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      stop?.();
    };
  }, [isWanted]);
}
