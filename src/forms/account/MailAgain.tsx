import { useEffect, useRef, useState } from 'react';
import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import button from '#src/ui/button.module.css';
import shell from '#src/ui/field-shell.module.css';
import { useFormMessages } from '../messages.ts';
import { submitErrorOf } from '../submit-error.ts';
import styles from './account.module.css';
import { useAccountMessages } from './messages.ts';

interface Props {
  /** When the mail may be asked for again, in ms since 1970. */
  readonly until: number;
  /** Sends it again. */
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds to wait after each mail. */
  readonly wait: number;
  /** Called with the time from which it may be asked for again. */
  readonly onWait: (until: number) => void;
}

/** A button that has a mail sent again, once its waiting time is over; the seconds are counted down. */
export function MailAgain({ until, send, wait, onWait }: Props) {
  const t = useAccountMessages();
  const tForms = useFormMessages();
  const controller = useRef<AbortController>(undefined);
  const [said, say] = useState('');
  const [isSending, setIsSending] = useState(false);
  const seconds = useSecondsUntil(until) ?? 0;
  const isOff = seconds > 0 || isSending;

  useEffect(() => () => controller.current?.abort(), []);

  const ask = async () => {
    if (isOff || until > Date.now()) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setIsSending(true);
    say('');
    try {
      await send(signal);
      onWait(Date.now() + wait);
      say(t('mailedAgain'));
    } catch (reason) {
      if (signal.aborted) return;
      const { texts, until: next } = submitErrorOf(tForms, reason, []);
      if (next !== undefined) onWait(next);
      say(texts[0] ?? '');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={styles['again']}>
      <button
        form=""
        type="button"
        className={`${button['button']} ${button['stroke']} ${button['small']}`}
        aria-disabled={isOff || undefined}
        onClick={() => void ask()}
      >
        <span>{t('mailAgain')}</span>
      </button>
      {seconds > 0 && <p className={shell['help']}>{t('mailWait', { count: seconds })}</p>}
      <div role="status">{said && <p className={shell['help']}>{said}</p>}</div>
    </div>
  );
}
