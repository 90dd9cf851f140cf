import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './interest-picker.module.css';
import type en from './messages/en.json';

/** Stands in the place of the interests for who does not want to choose now. */
export function Skipped({ onReturn }: { readonly onReturn: () => void }) {
  const t = useMessages<typeof en>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles['skipped']}>
      <p>{t('skipped')}</p>
      <Button look="stroke" size="small" onClick={onReturn}>
        {t('choose')}
      </Button>
    </div>
  );
}
