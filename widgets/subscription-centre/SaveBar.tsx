import { useCallback, useRef, useState } from 'react';
import { nativeName } from '#src/i18n/native-name.ts';
import type { Language } from '#src/i18n/languages.ts';
import { toFrequency } from '#src/subscriptions/frequencies.ts';
import { useSubscriptionMessages } from '#src/subscriptions/messages.ts';
import { TroubleNote } from '#src/subscriptions/TroubleNote.tsx';
import type { Trouble } from '#src/subscriptions/useManage.ts';
import button from '#src/ui/button.module.css';
import { useFocusInSight } from '#src/ui/useFocusInSight.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Row } from './edits.ts';
import type en from './messages/en.json';
import styles from './subscription-centre.module.css';

interface Props {
  readonly rows: readonly Row[];
  /** The language that mails are to come in, where it is another one. */
  readonly language: Language | undefined;
  readonly isDirty: boolean;
  readonly isSaved: boolean;
  readonly isSending: boolean;
  /** Those that were not saved. */
  readonly failed: readonly Row[];
  readonly trouble: Trouble | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/**
 * What will change, in words, and the button that saves it. While there is something to save it stays at the foot of the
 * window; the button is there all the time, so that the focus has a place when it is saved.
 */
export function SaveBar({ rows, language, isDirty, isSaved, isSending, failed, trouble, ...on }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isAside, setAside] = useState(false);
  const giveWay = useCallback(() => setAside(true), []);
  useFocusInSight(bar, isDirty && !isAside, giveWay);
  if (!isDirty && isAside) setAside(false);

  const changes = useChanges(rows, language);
  const words = () => {
    if (isSending) return [t('saving')];
    if (isDirty) return changes;
    return [isSaved ? t('saved') : t('atRest')];
  };
  return (
    <div ref={bar} className={styles['bar']} data-sticky={(isDirty && !isAside) || undefined}>
      {failed.length > 0 && (
        <TroubleNote
          text={t('partly', { topics: format.list(failed.map(({ label }) => isolated(label))) })}
        />
      )}
      {trouble && (
        <TroubleNote
          error={trouble.error}
          until={trouble.until}
          text={trouble.error.error === 'changed' ? t('changedMeanwhile') : undefined}
        />
      )}
      <div className={styles['barLine']}>
        <div role="status" className={styles['summary']} data-saved={isSaved && !isDirty ? '' : undefined}>
          {words().map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles['barButtons']}>
          {isDirty && (
            <button
              form=""
              type="button"
              className={`${button['button']} ${button['stroke']} ${button['small']}`}
              aria-disabled={isSending || undefined}
              onClick={() => {
                if (isSending) return;
                on.onDiscard();
                saveButton.current?.focus();
              }}
            >
              <span>{t('discard')}</span>
            </button>
          )}
          <button
            ref={saveButton}
            form=""
            type="button"
            className={`${button['button']} ${button['primary']} ${button['small']}`}
            aria-disabled={!isDirty || isSending || undefined}
            onClick={on.onSave}
          >
            <span>{isSending ? t('saving') : t('save')}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** Names of topics may be in another script than the sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What will change, a sentence each. */
function useChanges(rows: readonly Row[], language: Language | undefined): readonly string[] {
  const t = useMessages<typeof en>();
  const words = useSubscriptionMessages();
  const { list } = useFormat();
  const named = ({ label, choice }: Row) => {
    const frequency = toFrequency(choice.frequency);
    return frequency
      ? t('withFrequency', { topic: isolated(label), frequency: words(frequency) })
      : isolated(label);
  };
  const changed = rows.filter(({ isChanged }) => isChanged);
  const comes = changed.filter(({ choice, saved }) => choice.subscribed && !saved.subscribed);
  const goes = changed.filter(({ choice }) => !choice.subscribed);
  const other = changed.filter(({ choice, saved }) => choice.subscribed && saved.subscribed);
  return [
    comes.length > 0 && t('comes', { topics: list(comes.map(named)) }),
    goes.length > 0 && t('goes', { topics: list(goes.map(({ label }) => isolated(label))) }),
    other.length > 0 && t('rhythm', { topics: list(other.map(named)) }),
    language && t('inLanguage', { language: nativeName(language) }),
  ].filter((text) => typeof text === 'string');
}
