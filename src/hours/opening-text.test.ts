import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { createTranslate, type Messages } from '#src/i18n/messages.ts';
import { openingText } from './opening-text.ts';

const words = import.meta.glob<Messages>('./messages/*.json', { eager: true, import: 'default' });
const timeZone = 'Asia/Riyadh';

/** What is said on Monday 23 November 2026 at noon, in Riyadh. */
function textIn(language: Language, isOpen: boolean, next?: string): string {
  const at = new Date('2026-11-23T12:00:00+03:00');
  const change = next
    ? { next: { at: new Date(`${next}+03:00`), kind: isOpen ? ('closes' as const) : ('opens' as const) } }
    : {};
  const t = createTranslate(words[`./messages/${language}.json`]!, [], language, 'latn');
  const format = createFormat({ language, timeZone, numerals: 'latn' });
  // Spaces that do not break are the formatter's.
  return openingText({ at, isOpen, today: [], ...change }, timeZone, t, format).replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

describe('the day of a change is named as people say it', () => {
  test.each([
    [true, '2026-11-23T23:00', 'Open now · closes at 11:00 PM'],
    [true, '2026-11-24T02:00', 'Open now · closes at 2:00 AM'],
    [true, '2026-11-24T12:00', 'Open now · closes tomorrow at 12:00 PM'],
    [true, '2026-11-26T18:00', 'Open now · closes Thursday at 6:00 PM'],
    [true, undefined, 'Open now · around the clock'],
    [false, '2026-11-23T16:00', 'Closed · opens at 4:00 PM'],
    [false, '2026-11-24T00:30', 'Closed · opens tomorrow at 12:30 AM'],
    [false, '2026-11-29T09:00', 'Closed · opens Sunday at 9:00 AM'],
    [false, '2026-11-30T09:00', 'Closed · opens on November 30 at 9:00 AM'],
    [false, '2027-07-15T17:00', 'Closed · opens on July 15, 2027 at 5:00 PM'],
    [false, undefined, 'Closed'],
  ])('open %s, then %s: %s', (isOpen, next, text) => expect(textIn('en', isOpen, next)).toBe(text));
});

describe('in eight languages', () => {
  test.each<readonly [Language, string, string, string]>([
    [
      'en',
      'Open now · closes at 11:00 PM',
      'Closed · opens Thursday at 9:00 AM',
      'Closed · opens on July 15, 2027 at 5:00 PM',
    ],
    [
      'ar',
      'مفتوح الآن · يُغلق الساعة 11:00 م',
      'مغلق · يفتح يوم الخميس الساعة 9:00 ص',
      'مغلق · يفتح يوم 15 يوليو 2027 الساعة 5:00 م',
    ],
    ['zh', '营业中 · 营业至 23:00', '未营业 · 周四 09:00 开始营业', '未营业 · 2027年7月15日 17:00 开始营业'],
    [
      'de',
      'Jetzt geöffnet · schließt um 23:00 Uhr',
      'Geschlossen · öffnet am Donnerstag um 09:00 Uhr',
      'Geschlossen · öffnet am 15. Juli 2027 um 17:00 Uhr',
    ],
    [
      'es',
      'Abierto ahora · cierre: 23:00 h',
      'Cerrado · apertura: jueves, 9:00 h',
      'Cerrado · apertura: 15 de julio de 2027, 17:00 h',
    ],
    [
      'fr',
      'Ouvert actuellement · ferme à 23:00',
      'Fermé · ouvre jeudi à 09:00',
      'Fermé · ouvre le 15 juillet 2027 à 17:00',
    ],
    [
      'ja',
      '営業中 · 23:00まで',
      '営業時間外 · 木曜日 9:00から営業',
      '営業時間外 · 2027年7月15日 17:00から営業',
    ],
    [
      'ru',
      'Открыто · закроется в 23:00',
      'Закрыто · откроется в четверг в 09:00',
      'Закрыто · откроется 15 июля 2027 г. в 17:00',
    ],
  ])('%s', (language, ...texts) => {
    expect([
      textIn(language, true, '2026-11-23T23:00'),
      textIn(language, false, '2026-11-26T09:00'),
      textIn(language, false, '2027-07-15T17:00'),
    ]).toEqual(texts);
  });
});
