import { expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { markHits } from './mark-hits.ts';

test.each<[Language, string, string, string]>([
  ['en', 'Old town of AlUla', 'old town', '[Old town] of AlUla'],
  ['en', 'A town as old as time', 'old town', 'A [town] as [old] as time'],
  ['en', 'A town as old as time', 'a town', '[A town] as old as time'],
  ['en', 'Towns of a kind', 'a town', '[Town]s of a kind'],
  ['fr', 'Déjeuner à Médine', 'medine dejeuner', '[Déjeuner] à [Médine]'],
  ['ar', 'واحة العُلا القديمة', 'القديمه العلا', 'واحة [العُلا] [القديمة]'],
  ['ja', '砂漠の夜', '砂漠', '[砂漠]の夜'],
  ['en', 'Nothing here', '<b>', 'Nothing here'],
])('%s: %s, searched for %s', (language, text, term, shown) => {
  const parts = markHits(text, term, language);
  expect(parts.map((part) => (part.match ? `[${part.text}]` : part.text)).join('')).toBe(shown);
});
