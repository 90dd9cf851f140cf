import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './timeline.ts';

test.each(languages)(
  'in %s visitors without script read each entry under its era, with its date',
  (language) => {
    const config = readTexts('stories/timeline', language) as Parameters<typeof fallback>[0];
    const html = fallback(config, { language });
    expect(html.match(/<h3>/g)).toHaveLength(5);
    expect(html.match(/<li id=/g)).toHaveLength(10);
    for (const { title, body, era } of config.entries) {
      expect(html).toContain(`<h4>${title}</h4>${body}`);
      if (era) expect(html).toContain(`<h3>${era}</h3>`);
    }
    expect(html).not.toMatch(/site-when">\d{4}-/);
    expect(html).toContain('1865');
  },
);
