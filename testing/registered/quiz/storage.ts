import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** What the visitor has answered, by the question. */
export const quizAnswers = defineStorage({
  store: 'local',
  name: 'quizAnswers',
  holds: schema(z.record(z.string(), z.string())),
  clearedOn: ['sign-out'],
  words: {
    en: 'Your answers in quizzes',
    ar: 'إجاباتك في المسابقات',
    zh: '您的测验答案',
    de: 'Ihre Antworten in Quizspielen',
    es: 'Sus respuestas en los cuestionarios',
    fr: 'Vos réponses aux quiz',
    ja: 'クイズの回答',
    ru: 'Ваши ответы в викторинах',
  },
});
