import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** What visitors want to do once they are signed in: which action, about what, on which page, and since when. */
export const signInActions = defineStorage({
  store: 'session',
  name: 'signInActions',
  holds: schema(
    z.array(z.object({ name: z.string(), detail: z.string().default(''), path: z.string(), at: z.number() })),
  ),
  clearedOn: ['sign-out'],
  words: {
    en: 'What you wanted to do after signing in',
    ar: 'ما أردت فعله بعد تسجيل الدخول',
    zh: '登录后要做的事',
    de: 'Was Sie nach der Anmeldung tun wollten',
    es: 'Lo que quería hacer tras iniciar sesión',
    fr: 'Ce que vous vouliez faire après la connexion',
    ja: 'ログイン後に行う操作',
    ru: 'Что вы хотели сделать после входа',
  },
});
