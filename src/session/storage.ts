import { userSchema } from '#src/api/user.schema.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

const signIn = {
  en: 'Keeps you signed in',
  ar: 'يبقيك مسجّل الدخول',
  zh: '保持登录状态',
  de: 'Hält Sie angemeldet',
  es: 'Mantiene su sesión iniciada',
  fr: 'Vous garde connecté',
  ja: 'ログイン状態の維持',
  ru: 'Сохраняет вход',
};

const profile = {
  en: 'Who you are, as long as you are signed in',
  ar: 'هويتك ما دمت مسجّل الدخول',
  zh: '您登录期间的身份信息',
  de: 'Wer Sie sind, solange Sie angemeldet sind',
  es: 'Quién es usted, mientras su sesión está iniciada',
  fr: 'Qui vous êtes, tant que vous êtes connecté',
  ja: 'ログイン中のお客様の情報',
  ru: 'Кто вы, пока выполнен вход',
};

/** Proves to the sign-on service who signs out. */
export const idToken = defineStorage({
  store: 'local',
  name: 'id-token',
  holds: 'text',
  clearedOn: ['expired', 'sign-out'],
  isSecret: true,
  words: signIn,
});

/** Access token of a trade partner, as the login service leaves it in local storage. */
export const storedAccessToken = defineStorage({
  store: 'local',
  name: 'ssid-access-token',
  holds: 'text',
  clearedOn: ['expired', 'sign-out'],
  isSecret: true,
  words: signIn,
});

/** Access token of a consumer. */
export const consumerToken = defineStorage({
  store: 'cookie',
  name: 'access_token',
  holds: 'text',
  clearedOn: ['expired', 'sign-out', 'sign-in'],
  isSecret: true,
  words: signIn,
});

/** Access token of a trade partner. */
export const partnerToken = defineStorage({
  store: 'cookie',
  name: 'ssid-access-token',
  holds: 'text',
  clearedOn: ['expired', 'sign-out', 'sign-in'],
  isSecret: true,
  words: signIn,
});

/** Written by the login service; only read and removed here. */
export const partnerData = defineStorage({
  store: 'cookie',
  name: 'ssid-user-data',
  holds: 'text',
  clearedOn: ['expired', 'sign-out', 'sign-in'],
  isSecret: true,
  words: signIn,
});

/** The signed-in visitor, as JSON; `user-keys.ts` says how it is read. */
export const profileData = defineStorage({
  store: 'session',
  name: 'profileData',
  holds: userSchema,
  clearedOn: ['anonymous', 'expired', 'sign-out'],
  words: profile,
});

/** The user info's `message` as it came. */
export const userData = defineStorage({
  store: 'session',
  name: 'userData',
  holds: 'text',
  clearedOn: ['anonymous', 'expired', 'sign-out'],
  words: profile,
});

/** The `ssid`, else the `sid`. */
export const userId = defineStorage({
  store: 'session',
  name: 'userId',
  holds: 'text',
  clearedOn: ['anonymous', 'expired', 'sign-out'],
  words: profile,
});

/** Interests of the signed-in visitor. */
export const interests = defineStorage({
  store: 'local',
  name: 'int',
  holds: 'joined',
  clearedOn: ['anonymous', 'expired', 'sign-out'],
  words: {
    en: 'Your interests',
    ar: 'اهتماماتك',
    zh: '您的兴趣',
    de: 'Ihre Interessen',
    es: 'Sus intereses',
    fr: 'Vos centres d’intérêt',
    ja: '興味・関心',
    ru: 'Ваши интересы',
  },
});

/** The page a visitor signs in from; read by the login service. */
export const currentUrl = defineStorage({
  store: 'cookie',
  name: 'current_url',
  holds: 'text',
  words: {
    en: 'The page to return to after sign-in',
    ar: 'الصفحة التي تعود إليها بعد تسجيل الدخول',
    zh: '登录后返回的页面',
    de: 'Die Seite, zu der Sie nach der Anmeldung zurückkehren',
    es: 'La página a la que vuelve tras iniciar sesión',
    fr: 'La page où revenir après la connexion',
    ja: 'ログイン後に戻るページ',
    ru: 'Страница, куда вернуться после входа',
  },
});

/** Referral parameters of the landing address, as a query string. */
export const referralQueryParams = defineStorage({
  store: 'cookie',
  name: 'referralQueryParams',
  holds: 'text',
  words: {
    en: 'Which link brought you here',
    ar: 'الرابط الذي أتى بك إلى هنا',
    zh: '带您来到这里的链接',
    de: 'Welcher Link Sie hergeführt hat',
    es: 'Qué enlace le trajo aquí',
    fr: 'Quel lien vous a amené ici',
    ja: 'このサイトに来たときのリンク',
    ru: 'По какой ссылке вы пришли',
  },
});

/** What tabs tell each other where a browser has no broadcast channel: `tabs.ts`. */
export const tabNews = defineStorage({
  store: 'local',
  name: 'tourism-widgets-session',
  holds: 'text',
  words: {
    en: 'Tells other tabs that you have signed in or out',
    ar: 'يُعلم علامات التبويب الأخرى بتسجيل دخولك أو خروجك',
    zh: '通知其他标签页您已登录或退出登录',
    de: 'Sagt anderen Tabs, dass Sie sich an- oder abgemeldet haben',
    es: 'Avisa a otras pestañas de que ha entrado o salido',
    fr: 'Signale aux autres onglets votre connexion ou déconnexion',
    ja: 'ログイン・ログアウトをほかのタブに知らせる',
    ru: 'Сообщает другим вкладкам о входе или выходе',
  },
});
