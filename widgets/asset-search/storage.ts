import { defineStorage } from '#src/storage/define-storage.ts';
import { writtenSearches } from './saved-searches.schema.ts';

/** Saved searches of the media centre, and whose they are. */
export const assetSearches = defineStorage({
  store: 'local',
  name: 'assetSearches',
  holds: writtenSearches,
  clearedOn: ['sign-out'],
  words: {
    en: 'Saved searches for pictures and films',
    ar: 'عمليات بحث محفوظة عن صور وأفلام',
    zh: '保存的图片和影片搜索',
    de: 'Gespeicherte Suchen nach Bildern und Filmen',
    es: 'Búsquedas guardadas de fotos y vídeos',
    fr: 'Recherches enregistrées d’images et de films',
    ja: '保存した画像・動画の検索',
    ru: 'Сохранённые поиски изображений и видео',
  },
});
