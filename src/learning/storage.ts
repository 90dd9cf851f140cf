import { defineStorage } from '#src/storage/define-storage.ts';
import { seenByOwner } from './seen-badges.schema.ts';

/** Badges that have been announced: their ids by whose they are, an `ssid` or `sid`. */
export const seenBadges = defineStorage({
  store: 'local',
  name: 'seenBadges',
  holds: seenByOwner,
  clearedOn: ['sign-out'],
  isByOwner: true,
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
