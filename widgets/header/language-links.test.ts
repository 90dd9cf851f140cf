import { expect, test } from 'vitest';
import { isCurrent } from './language-links.ts';

const at = (path: string) => ({ url: `https://visit.example${path}`, language: 'en' as const });

test.each([
  ['/en', false, true],
  ['/ar', true, false],
  ['/welcome', true, true],
  ['/welcome', false, false],
])('%s, selected: %s, is current on an English page: %s', (ctaLink, isSelected, expected) => {
  const item = {
    ctaLabel: 'x',
    ctaLink,
    image: undefined,
    isSelected,
    unAvailableLanMessage: '',
    unAvailableLanLink: undefined,
    unAvailableLanLinkLabel: '',
  };
  expect(isCurrent(item, at('/en/visa'))).toBe(expected);
});
