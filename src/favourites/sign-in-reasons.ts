import { defineReason } from '#src/sign-in/define-reason.ts';

/** The visitor puts an item among the favourites. */
export const favourite = defineReason({
  name: 'favourite',
  words: {
    en: 'Sign in to keep this among your favourites.',
    ar: 'سجّل الدخول لحفظ هذا في مفضلتك.',
    zh: '登录后即可将其加入收藏。',
    de: 'Melden Sie sich an, um dies in Ihren Favoriten zu speichern.',
    es: 'Inicie sesión para guardarlo entre sus favoritos.',
    fr: 'Connectez-vous pour garder ceci dans vos favoris.',
    ja: 'お気に入りに保存するにはログインしてください。',
    ru: 'Войдите, чтобы сохранить это в избранном.',
  },
});
