import { useState } from 'react';
import { trash } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import type { DeleteDialogProps } from './DeleteDialog.tsx';
import type en from './messages/en.json';

const LazyDeleteDialog = lazyComponent<DeleteDialogProps>(
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
);

/** The button that asks whether a set is to be deleted. */
export function DeleteSet(set: Omit<DeleteDialogProps, 'onClose'>) {
  const t = useMessages<typeof en>();
  const [isWanted, want] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyDeleteDialog, isWanted, () => {
    want(false);
    setMissing(true);
  });
  const ask = () => {
    setMissing(false);
    want(true);
  };
  return (
    <>
      <Button look="stroke" size="small" icon={trash} onClick={ask}>
        {t('delete')}
      </Button>
      {isMissing && <NotLoaded className={styles['said']} />}
      {isOpen && <LazyDeleteDialog {...set} onClose={() => want(false)} />}
    </>
  );
}
