import { useEffect } from 'react';
import { pageElement } from '#src/page/dom.ts';

const property = 'scroll-padding-block-start';

/** Keeps room for the scrolled bar above whatever the browser scrolls to: nothing that has the focus lies beneath it. */
export function useScrollPadding(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const { style } = pageElement();
    const before = style.getPropertyValue(property);
    style.setProperty(property, 'var(--tw-header-height-scrolled)');
    return () => style.setProperty(property, before);
  }, [isWanted]);
}
