import { useEffect, useState, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { usePage } from '#src/widget/context.ts';

/** Whether the page has another heading of the first level; looked for on an author's page alone. */
export function useOtherTitle(section: RefObject<HTMLElement | null>): boolean {
  const { cmsMode } = usePage();
  const [hasOther, setHasOther] = useState(false);

  useEffect(() => {
    if (cmsMode !== 'author') return undefined;
    const look = () => {
      const titles = [...pageElement().querySelectorAll('h1')];
      setHasOther(titles.some((title) => !section.current?.contains(title)));
    };
    look();
    // Another widget may bring one, or take the CMS's own away.
    window.addEventListener('widget:mounted', look);
    return () => window.removeEventListener('widget:mounted', look);
  }, [cmsMode, section]);

  return hasOther;
}
