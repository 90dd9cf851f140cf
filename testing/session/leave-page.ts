import { forgetDrafts } from '#src/drafts/store.ts';
import { endPage } from '../page-observers.ts';
import { settle } from './session-page.tsx';

/**
 * Leaves the page, as one does that is loaded anew: its widgets and its loader are gone, what was in memory is forgotten, and what the
 * tab has stored stays. A loader that went on would see the elements of the next page, too.
 */
export async function leavePage(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  await settle();
  endPage();
  forgetDrafts();
  document.documentElement.removeAttribute('data-tw-unconfirmed');
}
