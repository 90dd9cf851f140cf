import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { list, requiredText } from '#src/schema/fields.ts';
import { defineStorage } from '#src/storage/define-storage.ts';
import { maximumLength, maximumOwn } from './limits.ts';

/** What the visitor has packed, and the items that the visitor has added: by the list's key. */
export const packing = defineStorage({
  store: 'local',
  name: 'packing',
  holds: schema(
    z.object({
      /** Key of the list that was looked at last. */
      chosen: z.string().optional(),
      lists: list(
        z.object({
          key: z.string(),
          /** Keys of the author's items that are packed. */
          packed: list(z.string()),
          own: list(
            z.object({ id: z.number(), label: requiredText(maximumLength), isPacked: z.boolean() }),
            maximumOwn,
          ),
        }),
      ),
    }),
  ),
  words: {
    en: 'Your packing lists',
    ar: 'قوائم أمتعتك',
    zh: '您的行李清单',
    de: 'Ihre Packlisten',
    es: 'Sus listas de equipaje',
    fr: 'Vos listes de bagages',
    ja: '持ち物リスト',
    ru: 'Ваши списки вещей',
  },
});
