import { defineStorage } from '#src/storage/define-storage.ts';

/**
 * Categories that the visitor allows (our own), after `v:<version>` of the question where it had one; written with the
 * `days` that the consent widget names. `consent.ts` says whether it is an answer on a page.
 */
export const siteConsent = defineStorage({
  store: 'cookie',
  name: 'site_consent',
  holds: 'list',
  words: {
    en: 'What you have allowed',
    ar: 'ما سمحت به',
    zh: '您的授权',
    de: 'Was Sie erlaubt haben',
    es: 'Lo que ha permitido',
    fr: 'Ce que vous avez autorisé',
    ja: '許可した内容',
    ru: 'Что вы разрешили',
  },
});
