import { useState } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCollections } from '#src/assets/useCollections.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { NewSet } from './NewSet.tsx';
import { SetList } from './SetList.tsx';
import { Waiting } from './Waits.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Shows a set. @param words what is to be said with it */
  readonly onOpen: (id: string, words?: string) => void;
}

/** The visitor's sets and those of others, once the service has answered. */
export function OwnSets({ config, onOpen }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const { items, error, isOffline, again, create } = useCollections();
  // What was shown stays while the session is lost.
  const [kept, setKept] = useState(items);
  if (items && items !== kept) setKept(items);
  const sets = items ?? kept;

  if (!sets && (error || isOffline))
    return <FailureNote text={error ? assetErrorText(words, error) : words('offline')} onRetry={again} />;
  if (!sets) return <Waiting />;
  const make = async (name: string, note: string) => {
    const made = await create(name, [], note);
    onOpen(made.id, made.name === name ? t('made', { name }) : t('named', { name: made.name }));
  };
  return (
    <SetList config={config} sets={sets} onOpen={onOpen}>
      <NewSet
        count={sets.filter(({ shared }) => !shared).length}
        maximum={config.maxCollections}
        onMake={make}
      />
    </SetList>
  );
}
