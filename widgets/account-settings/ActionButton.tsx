import { useId } from 'react';
import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import button from '#src/ui/button.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './account-settings.module.css';
import type en from './messages/en.json';
import type { Action } from './useAction.ts';

interface Props {
  readonly action: Action;
  readonly label: string;
  readonly look?: 'primary' | 'stroke';
  /** Why it cannot be pressed yet, in words. */
  readonly off?: string | undefined;
  readonly onPress: () => void;
}

/**
 * A button that asks something of a service: it keeps the focus while the answer is on its way, says what went wrong, and
 * when it may be pressed again.
 */
export function ActionButton({ action, label, look = 'primary', off, onPress }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  const { isBusy, fault, until, needsSignIn } = action;
  const seconds = useSecondsUntil(until) ?? 0;
  const isOff = isBusy || off !== undefined || seconds > 0;
  if (needsSignIn && fault) return <SignInPrompt text={fault} />;
  return (
    <div className={styles['action']}>
      {/* There before it has a text, so that it is read. */}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <button
        form=""
        type="button"
        className={`${button['button']} ${button[look]}`}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff && !isBusy ? id : undefined}
        onClick={() => {
          if (!isOff) onPress();
        }}
      >
        <span>{isBusy ? t('busy') : label}</span>
      </button>
      <p id={id} className={styles['quiet']}>
        {seconds > 0 ? t('again', { count: seconds }) : off}
      </p>
    </div>
  );
}
