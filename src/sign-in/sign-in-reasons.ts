import { defineReason } from './define-reason.ts';

/** Reasons that an author may give to links and buttons of the page, beside those of rooms. */

/** The visitor opens an offer for members. */
export const offer = defineReason({
  name: 'offer',
  words: {
    en: 'This offer is for members. Sign in to see it.',
    ar: 'هذا العرض مخصص للأعضاء. سجّل الدخول للاطلاع عليه.',
    zh: '此优惠仅限会员。请登录查看。',
    de: 'Dieses Angebot ist für Mitglieder. Melden Sie sich an, um es zu sehen.',
    es: 'Esta oferta es para miembros. Inicie sesión para verla.',
    fr: 'Cette offre est réservée aux membres. Connectez-vous pour la voir.',
    ja: 'この特典は会員限定です。ご覧になるにはログインしてください。',
    ru: 'Это предложение для участников. Войдите, чтобы его увидеть.',
  },
});

/** The visitor opens a file for members. */
export const asset = defineReason({
  name: 'asset',
  words: {
    en: 'Sign in to open this file.',
    ar: 'سجّل الدخول لفتح هذا الملف.',
    zh: '请登录后打开此文件。',
    de: 'Melden Sie sich an, um diese Datei zu öffnen.',
    es: 'Inicie sesión para abrir este archivo.',
    fr: 'Connectez-vous pour ouvrir ce fichier.',
    ja: 'このファイルを開くにはログインしてください。',
    ru: 'Войдите, чтобы открыть этот файл.',
  },
});

/** The visitor registers for an event. */
export const event = defineReason({
  name: 'event',
  words: {
    en: 'Sign in to register for this event.',
    ar: 'سجّل الدخول للتسجيل في هذه الفعالية.',
    zh: '请登录后报名参加此活动。',
    de: 'Melden Sie sich an, um sich für diese Veranstaltung zu registrieren.',
    es: 'Inicie sesión para inscribirse en este evento.',
    fr: 'Connectez-vous pour vous inscrire à cet événement.',
    ja: 'このイベントに登録するにはログインしてください。',
    ru: 'Войдите, чтобы зарегистрироваться на это событие.',
  },
});
