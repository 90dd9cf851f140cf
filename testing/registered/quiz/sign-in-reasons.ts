import { defineReason } from '#src/sign-in/define-reason.ts';

/** The visitor wants to keep the result. */
export const quizResult = defineReason({
  name: 'quizResult',
  words: {
    en: 'Sign in to keep your result.',
    ar: 'سجّل الدخول لحفظ نتيجتك.',
    zh: '登录后即可保存您的成绩。',
    de: 'Melden Sie sich an, um Ihr Ergebnis zu speichern.',
    es: 'Inicie sesión para guardar su resultado.',
    fr: 'Connectez-vous pour garder votre résultat.',
    ja: '結果を保存するにはログインしてください。',
    ru: 'Войдите, чтобы сохранить результат.',
  },
});
