import type { Language } from '#src/i18n/languages.ts';

/** Stands for names that begin with no letter of the page's script. */
const others = '#';

/** A letter of the script in which names are looked up on pages of a language; undefined for one of another script. */
type LetterOf = (first: string) => string | undefined;

const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const matching =
  (script: RegExp, fold: (first: string) => string): LetterOf =>
  (first) => {
    const letter = fold(first.normalize('NFC')).toUpperCase().slice(0, 1);
    return script.test(letter) ? letter : undefined;
  };

const latin = matching(/\p{Script=Latin}/u, withoutMarks);

/** A Han character with each of the initials that sounds begin with, in the order of Pinyin. */
const pinyin = new Intl.Collator('zh-u-co-pinyin');
const initials = Object.entries({
  A: '阿',
  B: '八',
  C: '擦',
  D: '搭',
  E: '俄',
  F: '发',
  G: '旮',
  H: '哈',
  J: '机',
  K: '咖',
  L: '拉',
  M: '妈',
  N: '拿',
  O: '哦',
  P: '趴',
  Q: '七',
  R: '然',
  S: '撒',
  T: '他',
  W: '挖',
  X: '西',
  Y: '压',
  Z: '匝',
});

const byPinyin: LetterOf = (first) =>
  /\p{Script=Han}/u.test(first)
    ? initials.findLast(([, character]) => pinyin.compare(character, first) <= 0)?.[0]
    : latin(first);

/** The rows of kana, each named by its first. */
const rows = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'やゆよ',
  'らりるれろ',
  'わをん',
];
const small: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
};
/** From a katakana to its hiragana, in code points. */
const toHiragana = 0x60;

const byRow: LetterOf = (first) => {
  const kana = withoutMarks(first).replace(/[ァ-ヶ]/u, (found) =>
    String.fromCodePoint((found.codePointAt(0) ?? 0) - toHiragana),
  );
  return rows.find((row) => row.includes(small[kana] ?? kana))?.[0];
};

const spanish: LetterOf = (first) => (/ñ/iu.test(first.normalize('NFC')) ? 'Ñ' : latin(first));

const letters: Readonly<Record<Language, LetterOf>> = {
  en: latin,
  de: latin,
  es: spanish,
  fr: latin,
  ar: matching(/\p{Script=Arabic}/u, withoutMarks),
  ru: matching(/\p{Script=Cyrillic}/u, (first) => first.replace(/ё/iu, 'Е')),
  zh: byPinyin,
  ja: byRow,
};

/**
 * The letter under which a name stands in an index (D1, facet `letter`): the first of the name in the page's script, `#` for
 * others. Chinese pages look names up by Pinyin, Japanese ones by rows of kana.
 */
export function letterOf(name: string, language: Language): string {
  const [first = ''] = /\p{L}\p{M}*|\p{N}/u.exec(name) ?? [];
  return letters[language](first) ?? others;
}
