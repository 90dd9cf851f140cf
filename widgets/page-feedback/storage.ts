import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** When feedback was given, as ISO 8601, by the page's path. */
export const feedback = defineStorage({
  store: 'local',
  name: 'feedback',
  holds: schema(z.record(z.string(), z.string())),
  words: {
    en: 'Pages you have rated',
    ar: 'الصفحات التي قيّمتها',
    zh: '您评价过的页面',
    de: 'Seiten, die Sie bewertet haben',
    es: 'Páginas que ha valorado',
    fr: 'Les pages que vous avez évaluées',
    ja: '評価したページ',
    ru: 'Оценённые страницы',
  },
});
