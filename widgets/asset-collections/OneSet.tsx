import { useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { isAssetId } from '#src/assets/id.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCollection } from '#src/assets/useCollection.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { OpenSet } from './OpenSet.tsx';
import { SharedSet } from './SharedSet.tsx';
import { ToSets } from './ToSets.tsx';
import { Waiting } from './Waits.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly id: string;
  /** Shows another set, or the list of all. @param words what is to be said with it */
  readonly onOpen: (id: string, words?: string) => void;
  /** Says what was done; empty takes it back. */
  readonly onSay: (words: string) => void;
}

/** One set, once the service has answered; where nobody has it, the way to the others. */
export function OneSet({ config, id, onOpen, onSay }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const known = useCollection(id);
  const { collection, error, isOffline, again } = known;
  // What was shown stays while the session is lost.
  const [kept, setKept] = useState(collection);
  if (collection && collection !== kept) setKept(collection);
  const set = collection ?? kept;

  const isGone = error instanceof ApiError && error.status === 404;
  const isFailed = !set && !isGone && Boolean(error || isOffline);
  return (
    <div className={styles['set']}>
      <ToSets onOpen={onOpen} />
      {!isAssetId(id) || (!set && isGone) ? (
        <p role="status">{t('gone')}</p>
      ) : isFailed ? (
        <FailureNote text={error ? assetErrorText(words, error) : words('offline')} onRetry={again} />
      ) : !set ? (
        <Waiting />
      ) : set.shared ? (
        <SharedSet config={config} set={set} />
      ) : (
        <OpenSet config={config} known={known} collection={set} onOpen={onOpen} onSay={onSay} />
      )}
    </div>
  );
}
