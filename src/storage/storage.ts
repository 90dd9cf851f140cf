import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from './define-storage.ts';

/**
 * Keys that several widgets share, and those of widgets that are still to come. The latter are known by name, since the
 * account settings list them and a sign-out clears them: each moves into its widget's `storage.ts`, which says what it
 * holds, with the widget.
 */

/** What the visitor has chosen in a widget (city, units, currency, calendar), by the widget's name. */
export const choices = defineStorage({
  store: 'local',
  name: 'choices',
  holds: schema(z.record(z.string(), z.string())),
  words: {
    en: 'Your choice of city, units, currency or calendar',
    ar: 'اختيارك للمدينة أو الوحدات أو العملة أو التقويم',
    zh: '您选择的城市、单位、货币或日历',
    de: 'Ihre Wahl von Stadt, Einheiten, Währung oder Kalender',
    es: 'Su ciudad, unidades, moneda o calendario',
    fr: 'Votre choix de ville, d’unités, de devise ou de calendrier',
    ja: '選択した都市・単位・通貨・暦',
    ru: 'Выбор города, единиц, валюты или календаря',
  },
});

/** What a visitor last asked about visas, as JSON. */
export const userVisa = defineStorage({
  store: 'session',
  name: 'userVisa',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'What you last asked about visas',
    ar: 'آخر ما سألت عنه بشأن التأشيرات',
    zh: '您上次查询的签证信息',
    de: 'Was Sie zuletzt zu Visa gefragt haben',
    es: 'Lo último que consultó sobre visados',
    fr: 'Votre dernière question sur les visas',
    ja: 'ビザについて最後に調べた内容',
    ru: 'Ваш последний вопрос о визах',
  },
});

/** The visitor's own plan of days and stops. */
export const itineraryPlan = defineStorage({
  store: 'local',
  name: 'itineraryPlan',
  holds: 'text',
  words: {
    en: 'Your trip plan',
    ar: 'خطة رحلتك',
    zh: '您的行程',
    de: 'Ihr Reiseplan',
    es: 'Su plan de viaje',
    fr: 'Votre plan de voyage',
    ja: '旅の計画',
    ru: 'Ваш план поездки',
  },
});

/** Phrases kept at hand. */
export const phrasebook = defineStorage({
  store: 'local',
  name: 'phrasebook',
  holds: 'text',
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

/** Packing lists. */
export const packing = defineStorage({
  store: 'local',
  name: 'packing',
  holds: 'text',
  words: {
    en: 'Your packing lists',
    ar: 'قوائم أمتعتك',
    zh: '您的行李清单',
    de: 'Ihre Packlisten',
    es: 'Sus listas de equipaje',
    fr: 'Vos listes de bagages',
    ja: '荷物リスト',
    ru: 'Ваши списки вещей',
  },
});

/** Saved searches of the asset portal. */
export const assetSearches = defineStorage({
  store: 'local',
  name: 'assetSearches',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'Saved searches for pictures and films',
    ar: 'عمليات بحث محفوظة عن صور وأفلام',
    zh: '保存的图片和影片搜索',
    de: 'Gespeicherte Suchen nach Bildern und Filmen',
    es: 'Búsquedas guardadas de fotos y vídeos',
    fr: 'Recherches enregistrées d’images et de films',
    ja: '保存した画像・動画の検索',
    ru: 'Сохранённые поиски фото и видео',
  },
});

/** Assets to be downloaded. */
export const downloadCart = defineStorage({
  store: 'local',
  name: 'downloadCart',
  holds: 'text',
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
  holds: 'text',
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

/** Companies that the visitor has saved. */
export const savedPartners = defineStorage({
  store: 'local',
  name: 'savedPartners',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'Businesses you have saved',
    ar: 'الشركات التي حفظتها',
    zh: '您收藏的企业',
    de: 'Betriebe, die Sie sich gemerkt haben',
    es: 'Empresas que ha guardado',
    fr: 'Les entreprises enregistrées',
    ja: '保存した企業',
    ru: 'Сохранённые компании',
  },
});

/** A half-filled form of a company. */
export const enlistDraft = defineStorage({
  store: 'local',
  name: 'enlistDraft',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'Your unfinished business listing',
    ar: 'إدراج شركتك غير المكتمل',
    zh: '未完成的企业登记',
    de: 'Ihr unfertiger Betriebseintrag',
    es: 'Su ficha de empresa sin terminar',
    fr: 'Votre fiche d’entreprise inachevée',
    ja: '作成中の企業情報',
    ru: 'Незаконченная заявка компании',
  },
});

/** Badges that have been announced. */
export const seenBadges = defineStorage({
  store: 'local',
  name: 'seenBadges',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'Badges you have been told of',
    ar: 'الشارات التي أُبلغت بها',
    zh: '已通知您的徽章',
    de: 'Abzeichen, von denen Sie schon wissen',
    es: 'Insignias que ya conoce',
    fr: 'Les badges déjà annoncés',
    ja: 'お知らせ済みのバッジ',
    ru: 'Значки, о которых вы знаете',
  },
});

/** The country that the visitor has chosen, as ISO 3166 code. */
export const chosenCountry = defineStorage({
  store: 'local',
  name: 'chosenCountry',
  holds: 'text',
  words: {
    en: 'The country you have chosen',
    ar: 'البلد الذي اخترته',
    zh: '您选择的国家',
    de: 'Das Land, das Sie gewählt haben',
    es: 'El país que ha elegido',
    fr: 'Le pays que vous avez choisi',
    ja: '選択した国',
    ru: 'Выбранная страна',
  },
});

/** Assets that the visitor has looked at. */
export const assetTrail = defineStorage({
  store: 'session',
  name: 'assetTrail',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'Pictures and films you have looked at',
    ar: 'الصور والأفلام التي شاهدتها',
    zh: '您看过的图片和影片',
    de: 'Bilder und Filme, die Sie angesehen haben',
    es: 'Fotos y vídeos que ha visto',
    fr: 'Les images et films que vous avez vus',
    ja: '閲覧した画像・動画',
    ru: 'Просмотренные фото и видео',
  },
});

/** Address of the page that sent the visitor to a gate. */
export const gateRedirect = defineStorage({
  store: 'session',
  name: 'gateRedirect',
  holds: 'text',
  clearedOn: ['sign-out'],
  words: {
    en: 'The page from which you came to a closed area',
    ar: 'الصفحة التي أتيت منها إلى منطقة مغلقة',
    zh: '您进入受限区域前的页面',
    de: 'Die Seite, von der Sie in einen geschlossenen Bereich kamen',
    es: 'La página desde la que llegó a una zona cerrada',
    fr: 'La page d’où vous êtes venu vers une zone fermée',
    ja: '限定エリアに来る前のページ',
    ru: 'Страница, с которой вы пришли в закрытый раздел',
  },
});
