import { useEffect, useId, useRef, useState } from 'react';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './offer-dialog.module.css';
import { spelled } from './spelled.ts';

interface Props {
  readonly code: string;
  /** Of the offer. */
  readonly title: string;
  /** Whether it is shown without a press. */
  readonly isRevealed: boolean;
  /** Whether it is not for everybody. */
  readonly isPersonal: boolean;
}

/** The code of an offer, read letter by letter, and a button that copies it. */
export function OfferCode({ code, title, isRevealed, isPersonal }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const label = useId();
  const [wasPressed, setPressed] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wasPressed) field.current?.focus();
  }, [wasPressed]);

  if (!isRevealed && !wasPressed)
    return (
      <div className={styles['reveal']}>
        <Button look="stroke" onClick={() => setPressed(true)}>
          {t('showCode')}
        </Button>
      </div>
    );
  return (
    <div
      ref={field}
      className={styles['code']}
      role="group"
      aria-labelledby={label}
      tabIndex={-1}
      data-personal={isPersonal ? '' : undefined}
    >
      <p id={label}>{t('code')}</p>
      <p className={styles['letters']} translate="no">
        <bdi dir="ltr" aria-hidden="true">
          {code}
        </bdi>
        <VisuallyHidden>{spelled(code, t('space'))}</VisuallyHidden>
      </p>
      <div className={styles['copy']}>
        <CopyButton
          text={code}
          label={t('code')}
          onCopied={() => track({ event: 'copy_code', clickText: title })}
        />
      </div>
    </div>
  );
}
