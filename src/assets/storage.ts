import { defineStorage } from '#src/storage/define-storage.ts';
import { writtenCart, writtenDownloads, writtenTrail } from './cart.schema.ts';

/** Assets to be downloaded, and whose cart it is. */
export const downloadCart = defineStorage({
  store: 'local',
  name: 'downloadCart',
  holds: writtenCart,
  clearedOn: ['sign-out'],
  words: {
    en: 'Files chosen for download',
    ar: 'ملفات اخترتها للتنزيل',
    zh: '待下载的文件',
    de: 'Zum Herunterladen gewählte Dateien',
    es: 'Archivos elegidos para descargar',
    fr: 'Fichiers choisis à télécharger',
    ja: 'ダウンロードするファイル',
    ru: 'Файлы, выбранные для скачивания',
  },
});

/** The last ten downloads, open jobs too. */
export const downloads = defineStorage({
  store: 'local',
  name: 'downloads',
  holds: writtenDownloads,
  clearedOn: ['sign-out'],
  words: {
    en: 'Your last downloads',
    ar: 'آخر تنزيلاتك',
    zh: '您最近的下载',
    de: 'Ihre letzten Downloads',
    es: 'Sus últimas descargas',
    fr: 'Vos derniers téléchargements',
    ja: '最近のダウンロード',
    ru: 'Последние загрузки',
  },
});

/** The search from which the visitor has come to an asset. */
export const assetTrail = defineStorage({
  store: 'session',
  name: 'assetTrail',
  holds: writtenTrail,
  clearedOn: ['sign-out'],
  words: {
    en: 'Pictures and films you have looked at',
    ar: 'الصور والأفلام التي شاهدتها',
    zh: '您看过的图片和影片',
    de: 'Bilder und Filme, die Sie angesehen haben',
    es: 'Fotos y vídeos que ha visto',
    fr: 'Les images et films que vous avez vus',
    ja: '閲覧した画像・動画',
    ru: 'Просмотренные изображения и видео',
  },
});
