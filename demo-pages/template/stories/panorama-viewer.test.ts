import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './panorama-viewer.ts';

test.each(languages)(
  'in %s visitors without script see the still picture and read every point',
  (language) => {
    const config = readTexts('stories/panorama-viewer', language) as Parameters<typeof fallback>[0];
    const html = fallback(config);
    expect(html).toContain('src="/panoramas/hegra-still.webp"');
    expect(html.match(/<h3>/g)).toHaveLength(5);
    for (const { label, text } of config.hotspots) {
      expect(html).toContain(label);
      expect(html).toContain(text);
    }
    expect(html).toContain(`href="/${language}/places/hegra"`);
  },
);
