import * as z from 'zod';
import { schema } from '#src/schema/define.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** Pages that the visitor has seen, newest first. */
export const recentPages = defineStorage({
  store: 'local',
  name: 'recentPages',
  holds: schema(z.array(z.object({ url: z.string(), title: z.string(), image: z.string().optional() }))),
  words: {
    en: 'Pages you have looked at',
    ar: 'الصفحات التي اطّلعت عليها',
    zh: '您浏览过的页面',
    de: 'Seiten, die Sie angesehen haben',
    es: 'Páginas que ha visto',
    fr: 'Les pages que vous avez vues',
    ja: '閲覧したページ',
    ru: 'Просмотренные страницы',
  },
});
