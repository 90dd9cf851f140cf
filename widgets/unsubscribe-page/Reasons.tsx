import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { TroubleNote } from '#src/subscriptions/TroubleNote.tsx';
import { useManage } from '#src/subscriptions/useManage.ts';
import button from '#src/ui/button.module.css';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { OptionBox } from './OptionBox.tsx';
import styles from './unsubscribe-page.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly reasons: Config['reasons'];
  /** The lists that were left; undefined where everything was. */
  readonly ids: readonly string[] | undefined;
  readonly token: string;
}

/** The reason with which visitors may write a few words of their own. */
const other = 'other';

/** Asks why somebody has left. Nobody has to answer. */
export function Reasons({ reasons, ids, token }: Props) {
  const level = useHeadingLevel();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { manage, isSending, trouble } = useManage();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const Heading = `h${level}` as const;

  useLayoutEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (!chosen) {
      group.current?.querySelector('input')?.focus();
      return track({ event: 'form_error', dataLayer: { field: 'reason' } });
    }
    const own = chosen === other ? text.trim() : '';
    const failed = await manage({
      token,
      ...(ids ? { subscriptions: ids.map((id) => ({ id, subscribed: false })) } : { unsubscribeAll: true }),
      reason: own ? `${other}: ${own}` : chosen,
    });
    if (!failed) return track({ event: 'form_error', dataLayer: { field: 'reason' } });
    track({ event: 'form_submit', clickText: chosen });
    return setSent(true);
  };

  if (isSent)
    return (
      <p ref={thanks} tabIndex={-1} className={styles['thanks']}>
        {t('thanks')}
      </p>
    );
  return (
    <form className={styles['ask']} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <fieldset ref={group} className={styles['group']}>
        <legend className={styles['legend']}>
          <Heading className={styles['question']}>{t('why')}</Heading>
        </legend>
        {reasons.map(({ id, label }) => (
          <OptionBox
            key={id}
            type="radio"
            name="reason"
            value={id}
            isOn={chosen === id}
            onChange={() => {
              setMissing(false);
              setChosen(id);
            }}
          >
            {label || id}
          </OptionBox>
        ))}
        {isMissing && (
          <p role="alert" className={styles['fault']}>
            {t('chooseReason')}
          </p>
        )}
      </fieldset>
      {chosen === other && (
        <FieldShell label={t('ownWords')} help={t('ownWordsHelp')}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="other"
              value={text}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldShell>
      )}
      {trouble && <TroubleNote error={trouble.error} until={trouble.until} />}
      <div>
        <button
          type="submit"
          className={`${button['button']} ${button['stroke']} ${button['small']}`}
          aria-disabled={isSending || undefined}
        >
          <span>{isSending ? t('sending') : t('sendReason')}</span>
        </button>
      </div>
    </form>
  );
}
