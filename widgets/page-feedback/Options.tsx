/* oxlint-disable tourism/form-owner -- They stand in the form of FeedbackForm.tsx. */
import choice from '#src/ui/choice.module.css';
import styles from './page-feedback.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly name: 'answer' | 'reason';
  readonly question: string;
  readonly options: Config['options'];
}

/** A question with one answer out of several. */
export const Options = ({ name, question, options }: Props) => (
  <fieldset className={styles['options']} role="radiogroup">
    <legend className={styles['question']} data-name={name}>
      {question}
    </legend>
    <div className={choice['choices']}>
      {options.map(({ id, label }) => (
        <label key={id} className={choice['choice']}>
          <input type="radio" name={name} value={id} />
          <bdi>{label || id}</bdi>
        </label>
      ))}
    </div>
  </fieldset>
);
