import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** Last stop of each audio guide, and the second within it. */
export const audioGuide = defineStorage({
  store: 'local',
  name: 'audioGuide',
  holds: schema(z.record(z.string(), z.object({ stop: z.string(), seconds: z.number() }))),
  words: {
    en: 'Where you stopped in audio guides',
    ar: 'أين توقفت في الأدلة الصوتية',
    zh: '语音导览的停止位置',
    de: 'Wo Sie in Audioguides aufgehört haben',
    es: 'Dónde se quedó en las audioguías',
    fr: 'Où vous vous êtes arrêté dans les audioguides',
    ja: '音声ガイドの再生位置',
    ru: 'Где вы остановились в аудиогидах',
  },
});
