import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useRegistrationMessages } from './messages.ts';

interface Props {
  /** Of the event. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before a registration is cancelled. */
export function CancelDialog({ title, onClose, onConfirm }: Props) {
  const t = useRegistrationMessages();
  return (
    <Dialog
      title={t('cancelTitle')}
      alertText={t('cancelText', { title })}
      hasCloseButton={false}
      onClose={onClose}
      actions={
        <>
          <Button look="stroke" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button onClick={onConfirm}>{t('confirm')}</Button>
        </>
      }
    />
  );
}
