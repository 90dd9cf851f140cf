import { useRef, useState } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';
import { openQuestion, readAnswers, withAnswers, type Answers } from './answers.ts';
import type { Question } from './questions.ts';
import { useHash } from './useHash.ts';

/** Where a visitor is in the quiz, and the ways from there. */
export interface Quiz {
  /** What the address holds. */
  readonly answers: Answers;
  /** The question to be answered; undefined where all are. */
  readonly question: Question | undefined;
  /** Keys of its options that are chosen. */
  readonly chosen: readonly string[];
  /** Whether what is shown now was reached on this page. */
  readonly hasMoved: () => boolean;
  readonly choose: (keys: readonly string[]) => void;
  /** Takes what is chosen as the answer, and goes on. */
  readonly goOn: () => void;
  /** Goes back to the question before; undefined at the first. */
  readonly goBack: (() => void) | undefined;
  readonly restart: () => void;
}

/**
 * The way through the questions. Answers are in the fragment of the address; the first question without an answer there is
 * the one that is asked. What was chosen is also remembered while the page is open, for those who go back.
 */
export function useQuiz(questions: readonly Question[]): Quiz {
  const track = useTrack();
  const { hash, write, hasChanged } = useHash();
  const [remembered, setRemembered] = useState<Answers>(new Map());
  const hasBegun = useRef(false);

  const answers = readAnswers(hash, questions);
  const question = openQuestion(answers, questions);
  const place = question ? questions.indexOf(question) : questions.length;
  const chosen = (question && remembered.get(question.key)) ?? [];
  const before = questions[place - 1];

  const begin = () => {
    if (!hasBegun.current) track({ event: 'form_start' });
    hasBegun.current = true;
  };
  const go = (next: Answers) => write(withAnswers(hash, next, questions));

  return {
    answers,
    question,
    chosen,
    hasMoved: hasChanged,
    choose(keys) {
      if (!question) return;
      begin();
      setRemembered(new Map(remembered).set(question.key, keys));
    },
    goOn() {
      if (!question) return;
      begin();
      const next = new Map(answers).set(question.key, chosen);
      const following = openQuestion(next, questions);
      if (following) track({ event: 'form_step', dataLayer: { step: questions.indexOf(following) + 1 } });
      else track({ event: 'form_submit' });
      go(next);
    },
    goBack:
      before &&
      (() => {
        const rest = new Map(answers);
        rest.delete(before.key);
        setRemembered(new Map(remembered).set(before.key, answers.get(before.key) ?? []));
        go(rest);
      }),
    restart() {
      hasBegun.current = false;
      setRemembered(new Map());
      go(new Map());
    },
  };
}
