import { defineStorage } from '#src/storage/define-storage.ts';

/** Interests of an anonymous visitor. */
export const anonymousInterests = defineStorage({
  store: 'local',
  name: 'anonymousInterests',
  holds: 'list',
  clearedOn: ['sign-out'],
  words: {
    en: 'Interests chosen before you signed in',
    ar: 'اهتمامات اخترتها قبل تسجيل الدخول',
    zh: '登录前选择的兴趣',
    de: 'Interessen aus der Zeit vor der Anmeldung',
    es: 'Intereses elegidos antes de iniciar sesión',
    fr: 'Centres d’intérêt choisis avant la connexion',
    ja: 'ログイン前に選んだ興味・関心',
    ru: 'Интересы, выбранные до входа',
  },
});
