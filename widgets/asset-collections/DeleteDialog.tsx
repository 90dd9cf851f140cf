import { useState } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCollections } from '#src/assets/useCollections.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

export interface DeleteDialogProps {
  /** Of the set. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a set is deleted, and deletes it. */
export function DeleteDialog({ id, name, onClose, onDeleted }: DeleteDialogProps) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const { remove } = useCollections(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await remove(id);
      onClose();
      onDeleted();
    } catch (reason) {
      setFailure(assetErrorText(words, reason));
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t('delete')}
      alertText={t('deleteAsk', { name })}
      onClose={onClose}
      actions={
        <>
          <Button look="stroke" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void send()}>{t('delete')}</Button>
        </>
      }
    >
      <p role="alert">{failure}</p>
    </Dialog>
  );
}
