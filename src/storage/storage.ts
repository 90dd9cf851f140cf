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
