import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { searchContent } from './site-search.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const search = (text: string, language: Language) =>
  searchContent(language, new URLSearchParams({ query: text }), now);

/** What a person types, and the page that they expect first. */
const expectations: Readonly<Record<Language, readonly [typed: string, first: string][]>> = {
  en: [
    ['Hegra', 'hegra'],
    ['HEGRA', 'hegra'],
    ['al ula', 'alula'],
    ['al-ula', 'alula'],
    ['albalad', 'al-balad'],
    ['jedah', 'jeddah'],
    ['empty quater', 'empty-quarter'],
    ['do i need a visa', 'need-visa'],
    ['balloon', 'hegra-balloon-mornings'],
    ['markets', 'souq-al-musawkaf'],
    ['Mekka', 'makkah'],
    ['العلا', 'alula'],
  ],
  ar: [
    ['العلا', 'alula'],
    ['العُـــلا', 'alula'],
    ['ابها', 'abha'],
    ['أَبْهَا', 'abha'],
    ['احساء', 'al-ahsa-oasis'],
    ['جده', 'jeddah'],
    ['بالرياض', 'riyadh'],
    ['الرياص', 'riyadh'],
    ['قهوه', 'saudi-coffee-etiquette'],
    ['تاشيرة', 'visa-basics'],
    ['الربع الخالى', 'empty-quarter'],
  ],
  zh: [
    ['利雅得', 'riyadh'],
    ['利雅德', 'riyadh'],
    ['吉达', 'jeddah'],
    ['欧拉', 'alula'],
    ['欧拉老城', 'alula-old-town'],
    ['咖啡', 'saudi-coffee-etiquette'],
    ['签证', 'need-visa'],
    ['热气球', 'hegra-balloon-mornings'],
    ['红海潜水', 'first-dive-red-sea'],
    ['麦', 'makkah'],
  ],
  de: [
    ['Riad', 'riyadh'],
    ['Wueste', 'desert-camping-safety'],
    ['Wustenrallye', 'hail-desert-rally'],
    ['Wüstenrallye', 'hail-desert-rally'],
    ['Kuenstlerdorf', 'al-muftaha'],
    ['Kunstlerdorf', 'al-muftaha'],
    ['Kafee', 'pour-like-a-host'],
    ['Elefantenfels', 'elephant-rock'],
    ['Altstadt von Dschidda', 'al-balad'],
    ['Jeddah', 'jeddah'],
  ],
  es: [
    ['Yeda', 'jeddah'],
    ['jazan', 'jazan'],
    ['farasan', 'farasan-islands'],
    ['montanas', 'fayfa'],
    ['mercado de datiles', 'buraydah-date-market'],
    ['elefnate', 'elephant-rock'],
    ['visados', 'visa-basics'],
  ],
  fr: [
    ['hegra', 'hegra'],
    ['Hégra', 'hegra'],
    ['elephant', 'elephant-rock'],
    ['l’île de tarout', 'tarout-island'],
    ["l'ile de tarout", 'tarout-island'],
    ['vielle ville', 'alula-old-town'],
    ['djedda', 'jeddah'],
  ],
  ja: [
    ['リヤド', 'riyadh'],
    ['ﾘﾔﾄﾞ', 'riyadh'],
    ['りやど', 'riyadh'],
    ['リアド', 'riyadh'],
    ['ジェッダ', 'jeddah'],
    ['ビザ', 'need-visa'],
    ['世界遺産', 'unesco-road-trip'],
    ['砂漠キャンプ', 'desert-camping-safety'],
    ['気球', 'hegra-balloon-mornings'],
    ['ヘグ', 'hegra'],
  ],
  ru: [
    ['Эр-Рияд', 'riyadh'],
    ['рияд', 'riyadh'],
    ['полеты на шаре', 'hegra-balloon-mornings'],
    ['полёты на шаре', 'hegra-balloon-mornings'],
    ['звездные ночи', 'elephant-rock-star-nights'],
    ['джида', 'jeddah'],
    ['Хегры', 'hegra'],
    ['виза', 'visa-basics'],
  ],
};

describe.each(languages)('a person who types in %s', (language) => {
  test.each(expectations[language])('"%s" sees %s first', (typed, first) => {
    expect(search(typed, language).items[0]?.id).toBe(first);
  });

  test.each([
    ['AlUla', 'alula'],
    ['hegra', 'hegra'],
    ['ＡｌＵｌａ', 'alula'],
    ['Riyadh', 'riyadh'],
    ['Rijal Almaa', 'rijal-almaa'],
  ])('the Latin name %s sees %s first', (typed, first) => {
    expect(search(typed, language).items[0]?.id).toBe(first);
  });

  test('what nobody wrote finds nothing', () => {
    expect(search('zzxqwyk', language)).toMatchObject({ items: [], didYouMean: undefined });
    expect(search('゛゛゛', language).items).toEqual([]);
  });
});

describe('a better spelling', () => {
  test.each<[Language, string, string]>([
    ['en', 'jedah', 'Jeddah'],
    ['en', 'the empty quater', 'the empty Quarter'],
    ['ar', 'الرياص', 'الرياض'],
    ['zh', '利雅德', '利雅得'],
    ['de', 'Kafee', 'Kaffee'],
    ['es', 'elefnate', 'Elefante'],
    ['fr', 'vielle ville', 'vieille ville'],
    ['ja', 'ジェッダ', 'ジッダ'],
    ['ru', 'Джыдда', 'Джидда'],
  ])('in %s of "%s" is "%s"', (language, typed, better) => {
    const { didYouMean, items } = search(typed, language);
    expect(didYouMean).toBe(better);
    expect(search(better, language)).toMatchObject({
      didYouMean: undefined,
      items: items.map(({ id }) => ({ id })),
    });
  });

  test.each(['hegra', 'heg', 'hegra balloon', 'xylophone'])('of "%s" there is none', (typed) => {
    expect(search(typed, 'en').didYouMean).toBeUndefined();
  });
});
