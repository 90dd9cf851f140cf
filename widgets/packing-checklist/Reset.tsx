import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './packing-checklist.module.css';

interface Props {
  /** What the list is called. */
  readonly label: string;
  readonly onReset: () => void;
}

/** Fetched for those who mean to begin anew. */
const ResetDialog = lazyComponent(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Takes back all ticks and own items of a list, after it has asked. */
export function Reset({ label, onReset }: Props) {
  const t = useMessages<typeof en>();
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(ResetDialog, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  const close = () => setWanted(false);
  const open = () => {
    setMissing(false);
    setWanted(true);
  };
  const reset = () => {
    close();
    onReset();
  };
  return (
    <>
      <Button look="stroke" size="small" onClick={open}>
        {t('reset')}
      </Button>
      {isMissing && <NotLoaded className={styles['notKept']} />}
      {isOpen && <ResetDialog label={label} onClose={close} onReset={reset} />}
    </>
  );
}
