/* oxlint-disable tourism/form-owner -- They stand in the form of Form.tsx. */
import type { ReactNode } from 'react';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';

interface Props {
  readonly isSending: boolean;
  readonly sendLabel: string;
  /** Leads to the step before; undefined in the first. */
  readonly onBack: (() => void) | undefined;
  /** What else can be done with the form. */
  readonly children?: ReactNode;
}

/** The buttons below a form. The one that sends keeps the focus while the form is on its way. */
export function FormButtons({ isSending, sendLabel, onBack, children }: Props) {
  const t = useFormMessages();
  return (
    <div className={styles['buttons']}>
      <button
        type="submit"
        className={`${button['button']} ${button['primary']}`}
        aria-disabled={isSending || undefined}
      >
        <span>{isSending ? t('sending') : sendLabel}</span>
      </button>
      {onBack && (
        <Button look="stroke" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      {children}
      <p className={styles['status']} role="status">
        {isSending ? t('sending') : ''}
      </p>
    </div>
  );
}
