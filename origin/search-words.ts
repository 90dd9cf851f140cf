import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';

/**
 * What the index of the site search takes for a word, in each language. Scripts that put spaces between words
 * are taken word by word; Chinese and Japanese in pairs of characters, which find a word wherever a
 * segmenter would have cut.
 */

/** A word, or a run of Chinese or Japanese characters, as it stands in a text. */
export interface Written {
  text: string;
  /** Where it begins in the text. */
  start: number;
  /** Whether it is written without spaces between its words. */
  isRun: boolean;
}

const runPattern = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&[\p{L}\p{M}\p{N}]]+`;
const wordPattern = String.raw`[\p{L}\p{M}\p{N}\u0640]`;
const writtenPattern = new RegExp(
  `(?<run>${runPattern})|${wordPattern}(?:(?!${runPattern})${wordPattern})*`,
  'gv',
);

/** The words and runs of a text, in order. */
export function writtenWords(text: string): Written[] {
  return [...text.matchAll(writtenPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    isRun: match.groups?.['run'] !== undefined,
  }));
}

const marks = /[\u0300-\u036F\u0653-\u0655ء]/gu;
const hiragana = /[\u3041-\u3096]/gu;
const arabicDigits = /[\u0660-\u0669]/gu;

/**
 * Text as the search compares it: folded as the widgets fold it for highlights, and besides without accents
 * and hamza, with one kana for both, and with one set of digits.
 */
export const foldForSearch = (text: string, language: Language): string =>
  foldForMatching(text.normalize('NFKC'), language)
    .normalize('NFD')
    .replaceAll(marks, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('ک', 'ك')
    .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The article and the prepositions that Arabic writes onto it: الرياض and بالرياض are found as رياض. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=..)/u;

const withoutArticle = (word: string): string => word.replace(arabicArticle, '');

/** AlUla is written by many in two words. */
const compound = /(?<![\p{L}\p{M}])(?<first>\p{Lu}\p{Ll}+)(?<second>\p{Lu}\p{Ll}+)(?![\p{L}\p{M}])/gu;

/** Words that a hyphen or an apostrophe joins are found in one word too: al-Balad, l’île, Ma’arid. */
const joint = /(?<=[\p{L}\p{M}\p{N}])[-'’‘ʼ](?=[\p{L}\p{M}\p{N}])/gu;

/** The ways in which people may write the text. */
function spellingsOf(text: string, language: Language): Set<string> {
  const spelt = text.normalize('NFC').replaceAll(/[äöü]/giu, (letter) => umlauts[letter.toLowerCase()] ?? '');
  const halves = text.replaceAll(compound, '$<first> $<second>');
  const spellings = new Set([text, spelt, text.replaceAll(joint, ''), halves]);
  return new Set([...spellings].map((spelling) => foldForSearch(spelling, language)));
}

/** Words too small to be looked for. */
const smallWords: Readonly<Record<Language, readonly string[]>> = {
  en: 'a an and at by for from in is of on or the to with'.split(' '),
  ar: 'في من على عن إلى الى مع و أو ما هل'.split(' '),
  zh: '的 了 在 和 与 是 吗 去'.split(' '),
  de: 'am auf bei das dem den der des die ein eine für im in ist mit nach und von vor zu zum zur'.split(' '),
  es: 'a al con de del desde el en es la las los o para por un una y'.split(' '),
  fr: 'a à au aux avec d dans de des du en est et l la le les ou par pour sur un une'.split(' '),
  ja: 'の へ に を は が と で も や から まで'.split(' '),
  ru: 'в во и из к ко на не о об от по с со у для до за'.split(' '),
};

/** Pairs of neighbours; the character itself where there is only one. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/**
 * The words within a run, as a dictionary of the language cuts it. Characters that it leaves by themselves
 * side by side are a name that it does not know.
 */
export function segmentsOf(run: string, language: Language): string[] {
  const words: string[] = [];
  let wasSingle = false;
  for (const { segment } of segmenterOf(language).segment(run.normalize('NFKC'))) {
    const isSingle = segment.length === 1 && !smallWords[language].includes(segment);
    if (isSingle && wasSingle) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
    wasSingle = isSingle;
  }
  return words;
}

/** Characters of a run up to which somebody may mean it as a whole, slips and all. */
const longestName = 12;

/** The terms of a run: its characters, their pairs, the longer words in it, and all of it if it is a name. */
function termsOfRun(run: string, language: Language): string[] {
  const folded = foldForSearch(run, language);
  const names = segmentsOf(run, language).filter((word) => word.length > 2);
  const whole = folded.length > longestName ? [] : [folded];
  return [...whole, ...folded, ...pairsOf(folded), ...names.map((name) => foldForSearch(name, language))];
}

/** The terms under which a text is found. */
export function termsOf(text: string, language: Language): string[] {
  const words = [...spellingsOf(text, language)].flatMap(writtenWords).filter((word) => !word.isRun);
  const runs = writtenWords(text).filter((word) => word.isRun);
  return [
    ...new Set([
      ...words.flatMap((word) => [word.text, withoutArticle(word.text)]),
      ...runs.flatMap((run) => termsOfRun(run.text, language)),
    ]),
  ];
}

/** Endings of number and case; what is typed is also looked up without them, longest first. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:es|s)$/u,
  de: /(?:en|er|es|em|e|n|s)$/u,
  es: /(?:es|s)$/u,
  fr: /(?:es|s|x|e)$/u,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ои|ыи|ии|ая|яя|ое|ее|ую|юю|ом|ем|ам|ям|[аяоеыиуюь])$/u,
  ar: /(?:ات|ون|ين|ه|ي)$/u,
  ja: /(?!)/u,
  zh: /(?!)/u,
};

/** How a word that was typed is looked up: each of these may stand at the beginning of a term. */
export function typedForms(word: string, language: Language): string[] {
  const folded = withoutArticle(foldForSearch(word, language));
  const stem = folded.replace(endings[language], '');
  return stem.length >= 4 && stem !== folded ? [folded, stem] : [folded];
}

/** The words but the small ones; the last one stays, since it may still be being typed. */
export const withoutSmallWords = <Word extends { text: string }>(
  words: readonly Word[],
  language: Language,
): Word[] =>
  words.filter(
    ({ text }, index) => index === words.length - 1 || !smallWords[language].includes(text.toLowerCase()),
  );
