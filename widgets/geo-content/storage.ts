import { defineStorage } from '#src/storage/define-storage.ts';

/** The country that the visitor has chosen, as ISO 3166 code. */
export const chosenCountry = defineStorage({
  store: 'local',
  name: 'chosenCountry',
  holds: 'text',
  words: {
    en: 'The country you have chosen',
    ar: 'البلد الذي اخترته',
    zh: '您选择的国家或地区',
    de: 'Das Land, das Sie gewählt haben',
    es: 'El país que ha elegido',
    fr: 'Le pays que vous avez choisi',
    ja: '選択した国・地域',
    ru: 'Выбранная страна',
  },
});
