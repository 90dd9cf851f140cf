import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import type { Output } from '#src/schema/node.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

const drafts = schema(
  z.record(
    z.string(),
    z.object({
      owner: z.string().default(''),
      at: z.number(),
      values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
    }),
  ),
);

/** What was typed into one form: whose it is (empty for an anonymous visitor), when, and the values by the field's name. */
export type Draft = Output<typeof drafts>[string];

/** What the visitor has typed into forms. */
export const formDrafts = defineStorage({
  store: 'session',
  name: 'formDrafts',
  holds: drafts,
  clearedOn: ['expired', 'sign-out'],
  words: {
    en: 'Texts you have typed and not sent',
    ar: 'نصوص كتبتها ولم ترسلها',
    zh: '已输入但未发送的文字',
    de: 'Texte, die Sie getippt und nicht gesendet haben',
    es: 'Textos escritos y no enviados',
    fr: 'Les textes saisis et non envoyés',
    ja: '入力して未送信の文章',
    ru: 'Набранные и неотправленные тексты',
  },
});
