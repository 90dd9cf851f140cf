import { location } from './location.schema.ts';
import { defineStorage } from '#src/storage/define-storage.ts';

/** Where the visitor seems to be (specification, section 3). */
export const locationData = defineStorage({
  store: 'local',
  name: 'locationData',
  holds: location,
  words: {
    en: 'The country you seem to be in',
    ar: 'البلد الذي يبدو أنك فيه',
    zh: '您似乎所在的国家或地区',
    de: 'Das Land, in dem Sie zu sein scheinen',
    es: 'El país en el que parece estar',
    fr: 'Le pays où vous semblez être',
    ja: '現在いると思われる国・地域',
    ru: 'Страна, где вы, судя по всему, находитесь',
  },
});
