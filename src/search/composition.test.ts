import { expect, test } from 'vitest';
import { isInterim } from './composition.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  ['a Japanese word on a computer', 'りやど', 'en', mac, true],
  ['pinyin on a computer', 'li ya', 'en', mac, true],
  ['an accent on a computer', '´', 'fr', mac, true],
  ['a Japanese word on Android', 'りやど', 'en', android, true],
  ['a Korean word on Android', '리야', 'en', android, true],
  ['a half-typed word on an Android keyboard', 'riya', 'en', android, false],
  ['an Arabic word on an Android keyboard', 'الري', 'ar', android, false],
  ['Latin letters on a Chinese page', 'liya', 'zh', android, true],
  ['Latin letters on a Japanese page', 'riya', 'ja', android, true],
] as const)('%s is on its way to what is meant: %s %s', (_, text, language, userAgent, isOn) => {
  expect(isInterim(text, language, userAgent)).toBe(isOn);
});
