import { pageElement } from './dom.ts';

/**
 * Whether a link is followed in this window: as it says itself, else as the page's `<base>` does. `_top` and `_parent` of a page
 * that stands in no frame are this window.
 *
 * @param target its attribute; an empty one is this window
 */
export function staysInWindow(target: string | null | undefined): boolean {
  const name = target ?? pageElement().querySelector('base[target]')?.getAttribute('target') ?? '';
  switch (name.toLowerCase()) {
    case '':
    case '_self':
      return true;
    case '_top':
      return window.top === window;
    case '_parent':
      return window.parent === window;
    default:
      return name === window.name;
  }
}
