import styles from './forms.module.css';

interface Props {
  /** All steps, the review too. */
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  /** The one that is shown, from 0. */
  readonly step: number;
}

/** Names so many steps, where there is room: more of them would not fit. */
const mostNamed = 6;

/** The steps of a form, those that were reached in colour; their names are read where they are not shown, too. */
export const StepMarks = ({ steps, step }: Props) => (
  <ol className={styles['steps']} data-named={steps.length <= mostNamed || undefined} role="list">
    {steps.map(({ id, title }, index) => (
      <li
        key={id}
        data-reached={index <= step || undefined}
        aria-current={index === step ? 'step' : undefined}
      >
        <span>{title}</span>
      </li>
    ))}
  </ol>
);
