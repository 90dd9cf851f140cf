import { useRef, useState } from 'react';
import type { OwnAddress } from '#src/api/own-address.ts';
import type { Receipt } from '#src/forms/field.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './account-settings.module.css';
import type en from './messages/en.json';

/** Fetched for those who mean to delete their account. */
const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

/** Asks for the account to be deleted, once the visitor has typed a word of the page's language. */
export function DeleteAccount({ call }: { readonly call: NonNullable<OwnAddress['call']> }) {
  const t = useMessages<typeof en>();
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Receipt>();
  const done = useRef<HTMLDivElement>(null);
  const isOpen = useLazyOpening(DeleteDialog, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  const open = () => {
    setMissing(false);
    setWanted(true);
  };
  return (
    <>
      <p>{t('deleteText')}</p>
      <div ref={done} role="status" className={styles['done']} tabIndex={-1}>
        {answer && <p>{t('deleted')}</p>}
        {answer?.reference && (
          <p>
            <span>{t('reference')}</span> <bdi>{answer.reference}</bdi>
          </p>
        )}
      </div>
      {!answer && (
        <div>
          <Button look="stroke" onClick={open}>
            {t('deleteStart')}
          </Button>
        </div>
      )}
      {isMissing && <NotLoaded className={styles['fault']} />}
      {isOpen && (
        <DeleteDialog
          call={call}
          onClose={() => setWanted(false)}
          onDone={(given) => {
            setAnswer(given);
            setWanted(false);
            done.current?.focus();
          }}
        />
      )}
    </>
  );
}
