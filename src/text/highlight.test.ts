import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { timeLimit } from '#testing/time-limit.ts';
import { splitMatches } from './highlight.ts';

/** The parts as text, matches in square brackets. */
const show = (text: string, typed: string, language?: Language) =>
  splitMatches(text, typed, language)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('the typed text is marked in the text that holds it', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Hegra by night', 'hegra', '[Hegra] by night'],
    ['en', 'night by night', 'NIGHT', '[night] by [night]'],
    ['en', 'aaa', 'aa', '[aa]a'],
    ['en', 'Hegra', '', 'Hegra'],
    ['en', 'Hegra', '  ', 'Hegra'],
    ['en', 'Hegra', 'diriyah', 'Hegra'],
    ['en', 'a.b (c)', '.b (', 'a[.b (]c)'],
    ['en', '<b>x</b>', '<b>', '[<b>]x</b>'],
    ['en', 'İzmir', 'i', '[İ]zm[i]r'],
    ['de', 'Die Straße', 'strasse', 'Die [Straße]'],
    ['de', 'Straße', 'stras', '[Straß]e'],
    ['fr', 'Un thé à Djeddah', 'the a', 'Un [thé à] Djeddah'],
    ['es', 'El camino de Médina', 'medina', 'El camino de [Médina]'],
    ['en', 'Medina', 'médina', '[Medina]'],
    ['ru', 'Тёплое море', 'теплое', '[Тёплое] море'],
    ['ru', 'край', 'краи', 'край'],
    ['ja', 'がけ', 'かけ', 'がけ'],
    ['ar', 'أَبْها الجميلة', 'ابها', '[أَبْها] الجميلة'],
    ['ar', 'العـــلا', 'العلا', '[العـــلا]'],
    ['ja', 'リヤドの夜', 'ﾘﾔﾄﾞ', '[リヤド]の夜'],
    ['en', '👨‍👩‍👧 family', '👨', '👨‍👩‍👧 family'.replace('👨‍👩‍👧', '[👨‍👩‍👧]')],
    ['en', '👨‍👩‍👧 family', '👧', '👨‍👩‍👧 family'],
  ])('%s: %s, typed %s', (language, text, typed, shown) => {
    expect(show(text, typed, language)).toBe(shown);
  });
});

test('text and typing made to be slow are split at once', () => {
  const typed = `${'a'.repeat(255)}!`;
  splitMatches('warm', 'up');
  const begun = process.cpuUsage();
  splitMatches('a'.repeat(255), typed);
  splitMatches(`${'a'.repeat(255)}!`, typed);
  splitMatches('a'.repeat(255), 'a');
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(timeLimit(20));
});
