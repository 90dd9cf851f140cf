import { defineStorage } from '#src/storage/define-storage.ts';

/** Where a gate has sent the visitor: it sends once a session, so that two pages never send to each other. */
export const gateRedirect = defineStorage({
  store: 'session',
  name: 'gateRedirect',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'The area to which you were led, since you have access to it',
    ar: 'القسم الذي نُقلت إليه لأن لديك إذنًا بالوصول إليه',
    zh: '因您拥有权限而引导您前往的区域',
    de: 'Der Bereich, zu dem Sie geführt wurden, weil Sie Zugang haben',
    es: 'El área a la que se le llevó porque tiene acceso',
    fr: 'L’espace vers lequel vous avez été conduit, car vous y avez accès',
    ja: 'アクセス権に基づいてご案内したエリア',
    ru: 'Раздел, в который вас направили, так как у вас есть доступ',
  },
});
