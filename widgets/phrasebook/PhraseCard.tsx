import { useRef, useState } from 'react';
import { directionOf } from '#src/i18n/languages.ts';
import { check, pause, play } from '#src/icon/common-glyphs.ts';
import { copy, heart, heartFilled } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { copyText } from '#src/outputs/copy.ts';
import { useOutputMessages } from '#src/outputs/messages.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './phrasebook.module.css';
import type { Learnt, Phrase } from './phrases.ts';
import { keep } from './useKept.ts';

interface Props {
  readonly phrase: Phrase;
  readonly learnt: Learnt;
  readonly isKept: boolean;
  readonly canShow: boolean;
  /** How it is heard; undefined where nothing says it. */
  readonly sound:
    { readonly isPlaying: boolean; readonly hasFailed: boolean; readonly toggle: () => void } | undefined;
}

/** Fetched for those who show a phrase. */
const ShowDialog = lazyComponent(async () => (await import('./ShowDialog.tsx')).ShowDialog);

/** A phrase: what it means, what is said, how that is spelled, and what can be done with it. */
export function PhraseCard({ phrase, learnt, isKept, canShow, sound }: Props) {
  const t = useMessages<typeof en>();
  const words = useOutputMessages();
  const target = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<'done' | 'refused'>();
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isShown = useLazyOpening(ShowDialog, isWanted, () => {
    setWanted(false);
    setMissing(true);
  });
  const show = () => {
    setMissing(false);
    setWanted(true);
  };
  const { key, own, ownLanguage, spelling, note } = phrase;

  const copyTarget = async () => {
    const isCopied = await copyText(phrase.target);
    if (!isCopied && target.current) window.getSelection()?.selectAllChildren(target.current);
    setCopied(isCopied ? 'done' : 'refused');
  };
  const said = [
    sound?.hasFailed && t('notHeard'),
    copied && (copied === 'done' ? t('copied') : words('copyByHand')),
  ].find(Boolean);
  // What a button does stands before the phrase that it does it with.
  const named = <VisuallyHidden>{` ${own}`}</VisuallyHidden>;

  return (
    <li className={styles['card']}>
      <p lang={ownLanguage} dir={directionOf(ownLanguage)} className={styles['own']}>
        {own}
      </p>
      <p ref={target} lang={learnt} dir={directionOf(learnt)} className={styles['target']}>
        {phrase.target}
      </p>
      {spelling && (
        <p lang="ar-Latn" dir="ltr" className={styles['spelling']}>
          {spelling}
        </p>
      )}
      {note && <p className={styles['note']}>{note}</p>}
      <div className={styles['actions']}>
        {sound && (
          <button form="" type="button" className={styles['action']} onClick={sound.toggle}>
            <Icon glyph={sound.isPlaying ? pause : play} size={16} />
            <span>{t(sound.isPlaying ? 'stop' : 'listen')}</span>
            {named}
          </button>
        )}
        {canShow && (
          <button form="" type="button" className={styles['action']} onClick={show}>
            <span>{t('show')}</span>
            {named}
          </button>
        )}
        <button form="" type="button" className={styles['action']} onClick={() => void copyTarget()}>
          <Icon glyph={copied === 'done' ? check : copy} size={16} />
          <span>{t('copy')}</span>
          {named}
        </button>
        <button
          form=""
          type="button"
          className={styles['heart']}
          aria-pressed={isKept}
          onClick={() => keep(key, !isKept)}
        >
          <Icon glyph={isKept ? heartFilled : heart} size={20} />
          <VisuallyHidden>{`${t('keep')} ${own}`}</VisuallyHidden>
        </button>
      </div>
      {/* Not a status by role: a page has one for each phrase, and all but one are empty. */}
      <p aria-live="polite" className={styles['said']}>
        {said}
      </p>
      {isShown && <ShowDialog phrase={phrase} learnt={learnt} onClose={() => setWanted(false)} />}
      {isMissing && <NotLoaded className={styles['said']} />}
    </li>
  );
}
