import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { SuccessNote } from '#src/ui/SuccessNote.tsx';
import type { Receipt } from './field.schema.ts';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';

interface Props {
  readonly receipt: Receipt;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** Shows the form again; without it there is no way back. */
  readonly onAgain?: (() => void) | undefined;
  /** What can be done next, below the text. */
  readonly children?: ReactNode;
}

/** What is shown in place of the form once it is sent, with the reference that the service gave. Takes the focus. */
export function Sent({ receipt, title, text, onAgain, children }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useFormMessages();
  return (
    <SuccessNote headingLevel={headingLevel} title={title || t('sent')}>
      {text && <p>{text}</p>}
      {receipt.reference && (
        <p>
          <span>{t('reference')}</span> <bdi className={styles['reference']}>{receipt.reference}</bdi>
        </p>
      )}
      {children}
      {onAgain && (
        <Button look="stroke" size="small" onClick={onAgain}>
          {t('sendAnother')}
        </Button>
      )}
    </SuccessNote>
  );
}
