import { defineStorage } from '#src/storage/define-storage.ts';

/** Keys of the phrases that the visitor keeps at hand. */
export const phrasebook = defineStorage({
  store: 'local',
  name: 'phrasebook',
  holds: 'list',
  words: {
    en: 'Phrases you keep at hand',
    ar: 'العبارات التي تحفظها',
    zh: '您收藏的短语',
    de: 'Sätze, die Sie sich gemerkt haben',
    es: 'Frases que tiene a mano',
    fr: 'Les phrases que vous gardez',
    ja: '保存したフレーズ',
    ru: 'Сохранённые фразы',
  },
});
