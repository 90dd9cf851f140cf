import { describe, expect, test } from 'vitest';
import { timeLimit } from '#testing/time-limit.ts';
import { patterns, type PatternName } from './patterns.ts';

const examples: Record<PatternName, { accepted: string[]; refused: string[] }> = {
  phone: {
    accepted: [
      '12345',
      '+12345',
      '+966 11 000 0000',
      '(011) 000-0000',
      '٠١١٠٠٠٠٠٠٠',
      '+۹۸۲۱۰۰۰۰',
      '0'.repeat(20),
      '０１２３４',
    ],
    refused: ['', '1234', '+1234', '0'.repeat(21), '++12345', '12345+', '12345x', 'phone'],
  },
  letters: {
    accepted: ['Mia', 'سلمى', 'كَلِمَة', 'Śćżółw', '東京', 'e\u0301'],
    refused: ['', 'Mia Sommer', 'Mia1', 'D’Amour', '\u0301', '<b>'],
  },
  lettersAndSpaces: {
    accepted: [
      'Mia Sommer',
      'سلمى نخلة',
      '山田\u3000太郎',
      'Ольга Ветрова',
      'Jean-Luc',
      "O'Brien",
      'D’Amour',
      'マイク・スミス',
    ],
    refused: ['', ' ', '-', 'R2 D2', 'Mia\nSommer'],
  },
  filename: {
    accepted: ['brochure_2026-spring final', 'كتيب 2026'],
    refused: ['', '../x', 'a.pdf', 'a/b', 'a:b', 'a\u0000b'],
  },
  dotCom: {
    accepted: [
      'example.com',
      'https://example.com',
      'HTTPS://WWW.EXAMPLE.COM',
      'http://a-b.example.com',
      'مثال.com',
    ],
    refused: [
      '',
      '.com',
      'example.sa',
      'example.com.sa',
      'https://example.sa/x.com',
      'javascript:x.com',
      '-a.com',
      'a b.com',
    ],
  },
  webAddress: {
    accepted: ['example.sa', 'https://example.com/a?b#c', 'example.com:8080', 'موقع.السعودية'],
    refused: [
      '',
      'example',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://exa mple.sa',
      'https://.sa',
    ],
  },
  coordinates: {
    accepted: ['24.7, 46.7', '-90,180', '90 -180', '٢٤٫٧، ٤٦٫٧', '24.7°, 46.7°'],
    refused: ['', '24.7', '90.1, 0', '0, 180.1', '24,7, 46,7', 'x, y', '1e1, 2'],
  },
};

describe.each(Object.keys(examples) as PatternName[])('%s', (name) => {
  test.each(examples[name].accepted)('accepts %j', (typed) => {
    expect(patterns[name](typed)).toBe(true);
  });
  test.each(examples[name].refused)('refuses %j', (typed) => {
    expect(patterns[name](typed)).toBe(false);
  });
  test('is quick with text made to be slow', () => {
    const begun = performance.now();
    for (const sign of ['a', '1', '-', ' ', 'a-', '1.']) patterns[name](`${sign.repeat(10_000)}!`);
    expect(performance.now() - begun).toBeLessThan(timeLimit(200));
  });
});
