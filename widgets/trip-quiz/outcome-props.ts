import type { Question } from './questions.ts';
import type { Quiz } from './useQuiz.ts';
import type { Config } from './widget.ts';

/** What is shown after the last question needs to know this. */
export interface OutcomeProps {
  readonly config: Config;
  readonly questions: readonly Question[];
  readonly quiz: Quiz;
}
