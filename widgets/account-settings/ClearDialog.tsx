import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  readonly onClose: () => void;
  readonly onClear: () => void;
}

/** Asks once more before everything on this device is cleared. */
export function ClearDialog({ onClose, onClear }: Props) {
  const t = useMessages<typeof en>();
  return (
    <Dialog
      title={t('clearAllTitle')}
      alertText={t('clearAllText')}
      hasCloseButton={false}
      onClose={onClose}
      actions={
        <>
          <Button look="stroke" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onClear}>{t('clearAll')}</Button>
        </>
      }
    />
  );
}
