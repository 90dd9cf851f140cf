/* oxlint-disable tourism/form-owner -- They stand in the form of FeedbackForm.tsx. */
import { useId, type KeyboardEvent } from 'react';
import { star } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';

const values = [1, 2, 3, 4, 5];

/** One to five stars: radio buttons, filled up to the chosen one from where the language begins. */
export function Stars({ question }: { readonly question: string }) {
  const t = useMessages<typeof en>();
  const id = useId();
  const { direction } = usePage();

  // Browsers disagree on what left and right mean where the language runs from right to left.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (direction !== 'rtl' || step === undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    const stars = [...(currentTarget.form?.querySelectorAll<HTMLInputElement>('[name="answer"]') ?? [])];
    const next = stars.at((stars.indexOf(currentTarget) + step) % stars.length);
    next?.focus();
    next?.click();
  };
  return (
    <div className={styles['line']} role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles['question']}>
        {question}
      </p>
      <div className={styles['stars']}>
        {values.map((value) => (
          <label key={value} className={styles['star']}>
            <input type="radio" name="answer" value={value} onKeyDown={onKeyDown} />
            <Icon glyph={star} size={24} />
            <VisuallyHidden>{t('star', { count: value })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </div>
  );
}
