import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { assetErrorText } from './asset-error.ts';
import styles from './collect-dialog.module.css';
import { collectionName, longestName } from './collection-name.ts';
import { useAssetMessages } from './messages.ts';
import { useCollections } from './useCollections.ts';

export interface CollectDialogProps {
  readonly assetIds: readonly string[];
  /** Assets that a set takes. */
  readonly maximum?: number | undefined;
  readonly onClose: () => void;
  /** Called with what is to be said: the assets are in a set. */
  readonly onDone: (words: string) => void;
}

/** The choice of a new set: no id can be empty. */
const fresh = '';

/** Adds assets to one of the visitor's sets, or to a new one. What is typed stays where it fails. */
export function CollectDialog({ assetIds, maximum, onClose, onDone }: CollectDialogProps) {
  const t = useAssetMessages();
  const say = useAnnounce();
  const shared = useSharedMessages();
  const { items, error, again, add, create } = useCollections();
  const own = items?.filter(({ shared: isShared }) => !isShared) ?? [];
  const [chosen, choose] = useState<string>();
  const [typed, type] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const id = chosen ?? own[0]?.id ?? fresh;

  const send = async () => {
    const name = collectionName(typed);
    if (isSending) return;
    if (id === fresh && name === undefined) {
      setFault(t('collectionNameRule'));
      return;
    }
    setSending(true);
    setFault(undefined);
    try {
      const isNew = id === fresh;
      const given = isNew ? (await create(name!, assetIds)).name : own.find((one) => one.id === id)!.name;
      const all = { added: assetIds.length, refused: 0 };
      const { added, refused } = isNew ? all : await add(id, assetIds, maximum);
      const words = [
        t('collected', { count: added, name: given }),
        refused > 0 && t('noRoomFor', { count: refused }),
      ];
      onDone(words.filter(Boolean).join(' '));
    } catch (reason) {
      const words = assetErrorText(t, reason);
      setFault(words);
      say(words, 'assertive');
      setSending(false);
    }
  };

  return (
    <Dialog
      title={t('collect')}
      onClose={onClose}
      actions={
        items && (
          <Button onClick={() => void send()} look="primary">
            {t('add')}
          </Button>
        )
      }
    >
      <div className={styles['fields']} data-personal="">
        {!items && !error && <p aria-busy="true">{shared('loading')}</p>}
        {error && <FailureNote text={assetErrorText(t, error)} onRetry={again} />}
        {items && own.length > 0 && (
          <FieldShell label={t('collection')} kind="choice">
            {(control) => (
              <Select {...control} form="" value={id} onChange={({ target }) => choose(target.value)}>
                {own.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
                <option value={fresh}>{t('newCollection')}</option>
              </Select>
            )}
          </FieldShell>
        )}
        {items && id === fresh && (
          <FieldShell label={t('collectionName')} error={fault} isRequired>
            {(control) => (
              <input
                {...control}
                form=""
                type="text"
                maxLength={longestName}
                value={typed}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </FieldShell>
        )}
        {fault && id !== fresh && <p className={styles['fault']}>{fault}</p>}
      </div>
    </Dialog>
  );
}
