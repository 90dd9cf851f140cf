import { useRef } from 'react';
import { Icon } from '#src/icon/Icon.tsx';
import { arrowUp } from '#src/icon/glyphs.ts';
import { findAnchor, scrollToAnchor } from '#src/page/anchors.ts';
import { pageBody } from '#src/page/dom.ts';
import { lowWindow } from '#src/page/breakpoints.ts';
import { findFirstStop, findMain } from '#src/page/main-content.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useOverPage } from '#src/ui/useOverPage.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './back-to-top.module.css';
import type en from './messages/en.json';
import { useAvoidOverlap } from './useAvoidOverlap.ts';
import { useIsFarDown } from './useIsFarDown.ts';
import type widget from './widget.ts';

/** Where the link past the page's chrome leads, else the page's content, else the page. */
function findStart(): HTMLElement {
  const skipLink = findFirstStop()?.getAttribute('href');
  return (skipLink?.startsWith('#') && findAnchor(skipLink.slice(1))) || findMain() || pageBody();
}

/**
 * A button at the foot of the window, once a visitor has scrolled far down, that leads back to where the page begins. In a low
 * window it stands in its place.
 */
export function BackToTop({ config: { threshold, label, position } }: WidgetProps<typeof widget>) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const isAuthoring = usePage().cmsMode === 'author';
  const isStill = useMediaQuery(lowWindow) || isAuthoring;
  const place = useRef<HTMLDivElement>(null);
  const isFarDown = useIsFarDown(threshold, place);
  useOverPage(place, 'sticky', isFarDown && !isStill);
  useAvoidOverlap(place, isFarDown && !isStill);
  if (!isFarDown && !isStill) return null;

  const name = label || t('backToTop');
  const goBack = () => {
    track({ event: 'nav_click', clickText: name });
    // So much room above it that the page stands at its very top.
    scrollToAnchor(findStart, Infinity);
  };
  return (
    <div ref={place} className={styles['place']} data-position={position} data-still={isStill || undefined}>
      <button form="" type="button" className={styles['button']} title={name} onClick={goBack}>
        <Icon glyph={arrowUp} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
    </div>
  );
}
