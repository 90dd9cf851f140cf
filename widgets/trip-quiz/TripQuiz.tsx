import { useMemo } from 'react';
import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { LateOutcome } from './LateOutcome.tsx';
import type en from './messages/en.json';
import { QuestionForm } from './QuestionForm.tsx';
import { toQuestions } from './questions.ts';
import styles from './trip-quiz.module.css';
import { useQuiz } from './useQuiz.ts';
import type widget from './widget.ts';

/** Asks one question after another, and shows the trips that fit the answers. */
export function TripQuiz({ config }: WidgetProps<typeof widget>) {
  const { source, results } = config;
  const t = useMessages<typeof en>();
  const questions = useMemo(() => toQuestions(config.questions), [config.questions]);
  const quiz = useQuiz(questions);
  const { question } = quiz;
  if (questions.length === 0 || (source === 'config' && results.length === 0)) return null;
  return (
    <Section config={config} label={t('label')} className={styles['section']}>
      {question ? (
        <QuestionForm
          key={question.key}
          question={question}
          number={questions.indexOf(question) + 1}
          total={questions.length}
          quiz={quiz}
        />
      ) : (
        <LateOutcome config={config} questions={questions} quiz={quiz} />
      )}
    </Section>
  );
}
