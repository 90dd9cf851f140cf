/* oxlint-disable tourism/form-owner -- It stands in the form of FeedbackForm.tsx. */
import { useId } from 'react';
import { Chip } from '#src/ui/Chip.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './page-feedback.module.css';

interface Props {
  readonly question: string;
  readonly answer: string;
  readonly onChoose: (answer: string) => void;
}

const answers = ['yes', 'no'] as const;

/** A question that is answered by yes or no. */
export function YesNo({ question, answer, onChoose }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  return (
    <div className={styles['line']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['question']}>
        {question}
      </p>
      <div className={styles['chips']}>
        {answers.map((value) => (
          <Chip key={value} isOn={answer === value} onToggle={() => onChoose(value)}>
            {t(value)}
          </Chip>
        ))}
      </div>
      <input type="hidden" name="answer" value={answer} readOnly />
    </div>
  );
}
