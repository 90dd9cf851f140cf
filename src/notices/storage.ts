import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

const closed = {
  en: 'Notices you have closed',
  ar: 'الإشعارات التي أغلقتها',
  zh: '您已关闭的通知',
  de: 'Hinweise, die Sie geschlossen haben',
  es: 'Avisos que ha cerrado',
  fr: 'Les avis que vous avez fermés',
  ja: '閉じたお知らせ',
  ru: 'Закрытые уведомления',
};

/** When the visitor has closed a notice, as ISO 8601, by the notice's id. */
export const dismissedNotices = defineStorage({
  store: 'local',
  name: 'dismissedNotices',
  holds: schema(z.record(z.string(), z.string())),
  words: closed,
});

/** Names of banners that the visitor has closed during this visit. */
export const dismissedBanners = defineStorage({
  store: 'session',
  name: 'dismissedBanners',
  holds: 'list',
  words: closed,
});
