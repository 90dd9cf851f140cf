import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './region-map.ts';

test.each(languages)(
  'in %s visitors without script find each region with its sentence and its link',
  (language) => {
    const config = readTexts('stories/region-map', language) as Parameters<typeof fallback>[0];
    const html = fallback(config);
    expect(config.regions).toHaveLength(13);
    for (const { id, label } of config.regions) {
      expect(html).toContain(`<a href="/${language}/regions/${id}"><span dir="auto">${label}</span></a>`);
    }
    expect(html.match(/<img /g)).toHaveLength(13);
  },
);
