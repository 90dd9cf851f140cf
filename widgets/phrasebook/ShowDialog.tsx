import { directionOf } from '#src/i18n/languages.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './phrasebook.module.css';
import type { Learnt, Phrase } from './phrases.ts';

interface Props {
  readonly phrase: Phrase;
  readonly learnt: Learnt;
  readonly onClose: () => void;
}

/** A phrase so large that somebody else can read it, with its meaning small below. */
export function ShowDialog({ phrase, learnt, onClose }: Props) {
  const t = useMessages<typeof en>();
  return (
    <Dialog title={t('showTitle', { phrase: phrase.own })} hidesTitle look="screen" onClose={onClose}>
      <div className={styles['shown']}>
        <p lang={learnt} dir={directionOf(learnt)} className={styles['large']}>
          {phrase.target}
        </p>
        <p lang={phrase.ownLanguage} dir={directionOf(phrase.ownLanguage)} className={styles['meaning']}>
          {phrase.own}
        </p>
      </div>
    </Dialog>
  );
}
