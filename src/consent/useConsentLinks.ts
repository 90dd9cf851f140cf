import { useEffect, useEffectEvent } from 'react';
import { followedHash } from '#src/page/followed-hash.ts';
import { pageAddress, writeEntry } from '#src/page/history.ts';

/** What opens the consent settings, wherever it stands (contract, section 2). */
const hash = '#consent';

/**
 * Calls back when a visitor follows a link to `#consent`: one of ours or of the page, there now or later, and one that was
 * followed before anybody listened or on the way to this page, which the address still tells.
 *
 * @param isWanted whether the widget that is being drawn is the one that answers
 */
export function useConsentLinks(isWanted: boolean, open: () => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    if (!isWanted) return undefined;
    const onAddress = () => {
      if (pageAddress().hash !== hash) return;
      // A reload opens them no second time, and the same link does.
      writeEntry('replace', { hash: '' });
      onOpen();
    };
    // On its way down: a page's own script for such links may stop the click, or the browser from following it.
    const onClick = (event: MouseEvent) => {
      if (followedHash(event) !== hash) return;
      event.preventDefault();
      onOpen();
    };
    onAddress();
    window.addEventListener('hashchange', onAddress);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('hashchange', onAddress);
      window.removeEventListener('click', onClick, true);
    };
  }, [isWanted]);
}
