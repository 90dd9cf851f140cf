import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** Whether an answer helped, by the question's id. */
export const faqVotes = defineStorage({
  store: 'local',
  name: 'faqVotes',
  holds: schema(z.record(z.string(), z.boolean())),
  words: {
    en: 'Which answers helped you',
    ar: 'الإجابات التي أفادتك',
    zh: '对您有帮助的回答',
    de: 'Welche Antworten Ihnen geholfen haben',
    es: 'Qué respuestas le ayudaron',
    fr: 'Les réponses qui vous ont aidé',
    ja: '役に立った回答',
    ru: 'Какие ответы вам помогли',
  },
});
