/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { useEffect, useRef, useState } from 'react';
import button from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { OwnControlProps } from '../definition.ts';
import styles from './account.module.css';
import { useAccountMessages } from './messages.ts';

/**
 * A password with a button that shows it; hidden again as the form is sent, so that browsers keep it as a password.
 * Nothing hinders paste or password managers.
 */
export function PasswordControl({ field, control }: OwnControlProps) {
  const t = useAccountMessages();
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [said, announce] = useState('');

  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = () => {
      setIsShown(false);
      announce('');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const label = isShown ? t('hide') : t('show');
  return (
    <>
      <div ref={box} className={styles['password']}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <button
          type="button"
          className={`${button['button']} ${button['stroke']} ${button['small']}`}
          aria-label={`${label}: ${field.label}`}
          aria-controls={control.id}
          onClick={() => {
            setIsShown(!isShown);
            announce(isShown ? t('hidden') : t('shown'));
          }}
        >
          <span>{label}</span>
        </button>
      </div>
      <div className={styles['said']} role="status">
        {said && <VisuallyHidden>{said}</VisuallyHidden>}
      </div>
    </>
  );
}
