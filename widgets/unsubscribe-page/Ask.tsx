import { useRef, useState } from 'react';
import type { Subscription } from '#src/subscriptions/subscriptions.schema.ts';
import { frequencies, lowerFrequencies, toFrequency } from '#src/subscriptions/frequencies.ts';
import { useSubscriptionMessages } from '#src/subscriptions/messages.ts';
import button from '#src/ui/button.module.css';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { OptionBox } from './OptionBox.tsx';
import styles from './unsubscribe-page.module.css';

interface Props {
  /** The lists that the reader gets. */
  readonly read: readonly Subscription[];
  readonly offersLess: boolean;
  readonly isSending: boolean;
  readonly onLeave: (chosen: readonly Subscription[]) => void;
  readonly onLower: (chosen: readonly Subscription[], frequency: string, label: string) => void;
}

/** Which lists are left, or come less often; all of them unless the reader says otherwise. */
export function Ask({ read, offersLess, isSending, onLeave, onLower }: Props) {
  const t = useMessages<typeof en>();
  const words = useSubscriptionMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const chosen = read.filter(({ id }) => !kept.includes(id));
  const isMany = read.length > 1;

  const nameOf = ({ label, frequency }: Subscription) => {
    const known = toFrequency(frequency);
    return known ? t('withFrequency', { list: label, frequency: words(known) }) : label;
  };
  const withLess = (frequency: string) =>
    chosen.filter((list) =>
      lowerFrequencies(list.frequency, list.frequencies).some((one) => one === frequency),
    );
  const leave = () => {
    if (isSending) return;
    setMissing(chosen.length === 0);
    if (chosen.length > 0) onLeave(chosen);
    else group.current?.querySelector('input')?.focus();
  };
  const label = () => {
    if (!isMany) return t('leave');
    return chosen.length === read.length ? t('leaveAll') : t('leaveSome', { count: chosen.length });
  };

  const [only] = read;
  return (
    <div className={styles['ask']}>
      {isMany ? (
        <fieldset
          ref={group}
          form=""
          className={styles['group']}
          aria-describedby={isMissing ? 'unsubscribe-missing' : undefined}
        >
          <legend className={styles['legend']}>{t('which')}</legend>
          {read.map((list) => (
            <OptionBox
              key={list.id}
              form=""
              type="checkbox"
              name="lists"
              value={list.id}
              isOn={!kept.includes(list.id)}
              onChange={(isOn) => {
                setMissing(false);
                setKept((ids) => (isOn ? ids.filter((id) => id !== list.id) : [...ids, list.id]));
              }}
            >
              {nameOf(list)}
            </OptionBox>
          ))}
          {isMissing && (
            <p id="unsubscribe-missing" role="alert" className={styles['fault']}>
              {t('chooseList')}
            </p>
          )}
        </fieldset>
      ) : (
        <p className={styles['lead']}>{t('concerned', { list: only ? nameOf(only) : '' })}</p>
      )}
      <div className={styles['buttons']}>
        <button
          form=""
          type="button"
          className={`${button['button']} ${button['primary']}`}
          aria-disabled={isSending || undefined}
          onClick={leave}
        >
          <span>{isSending ? t('sending') : label()}</span>
        </button>
        {offersLess &&
          frequencies.map((frequency) => {
            const lists = withLess(frequency);
            const words = t(`rather_${frequency}`);
            return (
              lists.length > 0 && (
                <Button
                  key={frequency}
                  look="stroke"
                  onClick={() => isSending || onLower(lists, frequency, words)}
                >
                  {words}
                </Button>
              )
            );
          })}
      </div>
      <p className={styles['unseen']} role="status">
        {isSending ? t('sending') : ''}
      </p>
    </div>
  );
}
