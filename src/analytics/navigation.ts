import { isPlainClick, type ClickFacts } from '#src/page/plain-click.ts';
import { staysInWindow } from '#src/page/stays-in-window.ts';
import { isSamePage } from '#src/text/safe-link.ts';

/** Clicks that leave the page: reported first, followed after 400 ms (contract, section 6; trust, row 54). */

/** What of a link counts. */
export interface LinkFacts {
  /** As it stands in the attribute. */
  readonly href: string;
  /** As it stands in the attribute; the page's `<base>` says it for a link that has none. */
  readonly target?: string | undefined;
  readonly download?: boolean | undefined;
}

/** Milliseconds that a data layer has to send an event before the page is left (specification, section 9). */
const navigationDelay = 400;

/** Whether following a link is to wait: a plain left click on a link that leaves the page in its own window. */
export function delaysNavigation(click: ClickFacts, link: LinkFacts, pageUrl: string): boolean {
  const leavesPage =
    /^https?:$/.test(URL.parse(link.href, pageUrl)?.protocol ?? '') && !isSamePage(link.href, pageUrl);
  return isPlainClick(click) && staysInWindow(link.target) && leavesPage && !link.download;
}

/** The one link that is about to be followed. */
let pending: { readonly href: string; readonly cancel: () => void } | undefined;

const cancelling = ['pagehide', 'pageshow', 'popstate', 'keydown'] as const;

/**
 * Reports a click and follows its link after 400 ms, or as soon as the data layer says that the event is sent. A
 * second click on the same link changes nothing, one on another link takes over. A visitor who goes back, presses
 * Escape or leaves otherwise is not followed, not even in a page restored later.
 *
 * @param push reports the event with the callback it is given; called once, and not for a repeated click
 */
export function followAfter(
  href: string,
  push: (eventCallback: () => void) => void,
  page: Window = window,
): void {
  if (pending?.href === href) return;
  pending?.cancel();
  const follow = () => {
    if (pending !== current) return;
    cancel();
    page.location.assign(href);
  };
  const cancel = () => {
    page.clearTimeout(timer);
    cancelling.forEach((type) => page.removeEventListener(type, onEvent));
    if (pending === current) pending = undefined;
  };
  const onEvent = (event: Event) => {
    if (event.type !== 'keydown' || (event as KeyboardEvent).key === 'Escape') cancel();
  };
  const current = { href, cancel };
  pending = current;
  const timer = page.setTimeout(follow, navigationDelay);
  cancelling.forEach((type) => page.addEventListener(type, onEvent));
  push(follow);
}
