import { defineStorage } from '#src/storage/define-storage.ts';

/** Recent searches, oldest first; `recent-terms.ts` says how they are read. */
export const searchKeys = defineStorage({
  store: 'local',
  name: 'searchkeys',
  holds: 'list',
  words: {
    en: 'Your recent searches',
    ar: 'عمليات بحثك الأخيرة',
    zh: '您最近的搜索',
    de: 'Ihre letzten Suchen',
    es: 'Sus búsquedas recientes',
    fr: 'Vos recherches récentes',
    ja: '最近の検索',
    ru: 'Ваши недавние поиски',
  },
});
