import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './card-carousel.ts';

test.each(languages)(
  'in %s visitors without script see all cards, each with its link and its picture',
  (language) => {
    const config = readTexts('stories/card-carousel', language) as Parameters<typeof fallback>[0];
    const html = fallback(config);
    expect(html.match(/<article/g)).toHaveLength(9);
    for (const { url } of config.items) expect(html).toContain(`href="${url}"`);
    expect(html).toContain('src="/images/jeddah-al-balad.jpg"');
  },
);
