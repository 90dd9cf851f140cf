import { useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import { shareOrCopy } from '#src/outputs/share-or-copy.ts';
import { pageAddress } from '#src/page/history.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { shareAddress } from './share-link.ts';

/** What shares favourites. */
export interface ShareList {
  readonly shareIds: (ids: readonly string[], clickText: string) => Promise<void>;
  /** The link, where the browser did not allow copying it. */
  readonly refused: string | undefined;
}

/** Gives what hands a link to favourites to the device's own list, else copies it. */
export function useShareList(title: string): ShareList {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [refused, setRefused] = useState<string>();

  const shareIds = async (ids: readonly string[], clickText: string) => {
    const url = shareAddress(pageAddress().href, ids);
    setRefused(undefined);
    // What was saved is the visitor's own affair: the event has the page alone.
    track({ event: 'share', clickText, link: pageAddress().pathname });
    const outcome = await shareOrCopy({ title: title || t('shareTitle'), url });
    if (outcome === 'copied') alerts.raise({ type: 'success', description: t('copied') });
    if (outcome === 'refused') setRefused(url);
  };
  return { shareIds, refused };
}
