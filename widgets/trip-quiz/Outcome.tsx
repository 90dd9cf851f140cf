import { useMemo } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { chosenOptions } from './answers.ts';
import { InterestsTick } from './InterestsTick.tsx';
import { LateFound } from './LateFound.tsx';
import type en from './messages/en.json';
import type { OutcomeProps } from './outcome-props.ts';
import { keyed } from './questions.ts';
import { rank, tagsOf } from './rank.ts';
import { ResultCards } from './ResultCards.tsx';
import { ShareAnswers } from './ShareAnswers.tsx';
import styles from './trip-quiz.module.css';

/** The trips that fit the answers, and what can be done with them. */
export function Outcome({ config, questions, quiz }: OutcomeProps) {
  const { source, results, resultCount, filters, saveInterests, interests, title } = config;
  const { answers, goBack, restart } = quiz;
  const t = useMessages<typeof en>();
  const chosen = useMemo(() => chosenOptions(answers, questions), [answers, questions]);
  const written = rank(
    keyed(results, 'r').map((result) => ({ ...result, description: result.text, url: result.ctaLink })),
    chosen,
  );
  const shown = { count: resultCount, takesFocus: quiz.hasMoved() };
  const tags = tagsOf(chosen);
  return (
    <div className={styles['outcome']}>
      {source === 'search' && tags.length > 0 ? (
        <LateFound {...shown} chosen={chosen} filters={filters} written={written} />
      ) : (
        <ResultCards {...shown} ranked={written} />
      )}
      {saveInterests && <InterestsTick interests={interests.filter(({ key }) => tags.includes(key))} />}
      <div className={styles['ways']}>
        {goBack && (
          <Button look="stroke" onClick={goBack}>
            {t('back')}
          </Button>
        )}
        <Button look="stroke" onClick={restart}>
          {t('restart')}
        </Button>
        <ShareAnswers title={title} answers={answers} questions={questions} />
      </div>
    </div>
  );
}
