import { defineEvent } from '#src/analytics/define-event.ts';

/** The visitor has answered a question. */
export const quizAnswer = defineEvent('quiz_answer', 'a question of a quiz is answered');
