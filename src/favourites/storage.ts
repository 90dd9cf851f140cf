import { favouriteList } from './favourites.schema.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** Favourites of the signed-in visitor, as the server lists them. */
export const favouriteItems = defineStorage({
  store: 'local',
  name: 'favoriteItems',
  holds: favouriteList,
  clearedOn: ['anonymous', 'other-user', 'expired', 'sign-out'],
  words: {
    en: 'Your favourites, so that they show at once',
    ar: 'مفضلتك، لتظهر فورًا',
    zh: '您的收藏，便于立即显示',
    de: 'Ihre Favoriten, damit sie sofort da sind',
    es: 'Sus favoritos, para mostrarlos al momento',
    fr: 'Vos favoris, pour les montrer tout de suite',
    ja: 'お気に入り（すぐに表示するため）',
    ru: 'Ваше избранное, чтобы показать его сразу',
  },
});

/** Favourites of an anonymous visitor, which are offered after sign-in. */
export const anonymousFavourites = defineStorage({
  store: 'local',
  name: 'anonymousFavourites',
  holds: favouriteList,
  clearedOn: ['sign-out'],
  words: {
    en: 'Favourites chosen before you signed in',
    ar: 'ما أضفته إلى المفضلة قبل تسجيل الدخول',
    zh: '登录前选择的收藏',
    de: 'Favoriten aus der Zeit vor der Anmeldung',
    es: 'Favoritos elegidos antes de iniciar sesión',
    fr: 'Favoris choisis avant la connexion',
    ja: 'ログイン前に選んだお気に入り',
    ru: 'Избранное, выбранное до входа',
  },
});
