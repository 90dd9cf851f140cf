import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  /** What the list is called. */
  readonly label: string;
  readonly onClose: () => void;
  readonly onReset: () => void;
}

/** Asks once more before all ticks and own items of a list are taken back. */
export function ResetDialog({ label, onClose, onReset }: Props) {
  const t = useMessages<typeof en>();
  return (
    <Dialog
      title={t('resetTitle')}
      alertText={t('resetText', { list: label })}
      hasCloseButton={false}
      closesOnOutsidePress={false}
      onClose={onClose}
      actions={
        <>
          <Button look="stroke" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onReset}>{t('reset')}</Button>
        </>
      }
    />
  );
}
