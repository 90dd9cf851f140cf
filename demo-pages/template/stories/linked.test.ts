import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import * as embed from './embed-frame.ts';
import * as related from './related-content.ts';

test.each(languages)(
  'in %s visitors without script have a link to the content of others, and further pages',
  (language) => {
    const frame = readTexts('stories/embed-frame', language) as Parameters<typeof embed.fallback>[0];
    const shown = embed.fallback(frame);
    expect(shown).toContain(`dunes.html?lang=${language}"`);
    expect(shown).not.toContain('<iframe');
    const pages = readTexts('stories/related-content', language) as Parameters<typeof related.fallback>[0];
    const links = related.fallback(pages, { language }).match(/href="[^"]+"/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toContain(`"/${language}/`);
  },
);
