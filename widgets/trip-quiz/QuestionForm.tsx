import { useId, useRef, useState, type FormEvent } from 'react';
import { error } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import button from '#src/ui/button.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import { Outcome } from './LateOutcome.tsx';
import type en from './messages/en.json';
import { OptionTile } from './OptionTile.tsx';
import tiles from './options.module.css';
import { Progress } from './Progress.tsx';
import type { Question } from './questions.ts';
import { StepHeading } from './StepHeading.tsx';
import styles from './trip-quiz.module.css';
import type { Quiz } from './useQuiz.ts';

interface Props {
  readonly question: Question;
  /** Its place, from 1. */
  readonly number: number;
  readonly total: number;
  readonly quiz: Quiz;
}

/** How many columns a wide list of so many options has, so that its last row is full where that is possible. */
const columnsOf = (count: number): number => [3, 4, 5, 2].find((columns) => count % columns === 0) ?? 4;

/** A question with its answers, and the ways back and on. */
export function QuestionForm({ question, number, total, quiz }: Props) {
  const { text, kind, options, optional } = question;
  const { chosen, choose, goOn, goBack } = quiz;
  const t = useMessages<typeof en>();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isMulti = kind === 'multi';
  const hints = [isMulti && t('several'), optional && t('optional')].filter(Boolean).join(' ');

  const change = (key: string, isChosen: boolean) => {
    setMissing(false);
    void Outcome.load();
    const others = isMulti ? chosen.filter((other) => other !== key) : [];
    choose(isChosen ? [...others, key] : others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void Outcome.load();
    if (optional || chosen.length > 0) return goOn();
    setMissing(true);
    group.current?.querySelector('input')?.focus();
  };

  return (
    <form className={styles['question']} method="post" noValidate onSubmit={submit}>
      <Progress number={number} total={total} />
      <fieldset
        ref={group}
        className={styles['group']}
        aria-describedby={
          [isMissing && `${id}-error`, hints && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
      >
        <legend>
          <StepHeading takesFocus={quiz.hasMoved()}>{text}</StepHeading>
        </legend>
        {hints && (
          <p id={`${id}-hint`} className={styles['hint']}>
            {hints}
          </p>
        )}
        <ul
          className={tiles['options']}
          role="list"
          data-kind={kind}
          data-columns={columnsOf(options.length)}
        >
          {options.map((option) => (
            <li key={option.key}>
              <OptionTile
                option={option}
                kind={kind}
                name={`${id}-answer`}
                isChosen={chosen.includes(option.key)}
                onChange={(isChosen) => change(option.key, isChosen)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div role="alert" className={styles['alert']}>
        {isMissing && (
          <p id={`${id}-error`} className={styles['error']}>
            <Icon glyph={error} size={20} />
            <span>{t('missing')}</span>
          </p>
        )}
      </div>
      <div className={styles['ways']}>
        {goBack && (
          <button type="button" className={`${button['button']} ${button['stroke']}`} onClick={goBack}>
            <span>{t('back')}</span>
          </button>
        )}
        <button type="submit" className={`${button['button']} ${button['primary']}`}>
          <span>{t(onLabel(optional && chosen.length === 0, number === total))}</span>
        </button>
      </div>
    </form>
  );
}

const onLabel = (isSkipped: boolean, isLast: boolean) => (isSkipped ? 'skip' : isLast ? 'finish' : 'next');
