import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './video-player.ts';

const files = join(import.meta.dirname, '../../public');

test.each(languages)(
  'in %s visitors without script see the film, and read what is said in it',
  (language) => {
    const config = readTexts('stories/video-player', language) as Parameters<typeof fallback>[0];
    const html = fallback(config, { language });
    expect(html).toContain('<video class="site-film" controls preload="none" src="/films/four-places.webm"');
    expect(html).toContain(
      `<track kind="captions" srclang="${language}" src="/films/four-places.${language}.vtt"`,
    );
    expect(html.match(/ default>/g)).toHaveLength(1);
    expect(html.match(/<li>/g)).toHaveLength(4);
    for (const { src } of config.captions) expect(existsSync(join(files, src)), src).toBe(true);
    const captions = readFileSync(join(files, `films/four-places.${language}.vtt`), 'utf8');
    const lines = captions.split('\n\n').slice(1);
    expect(lines).toHaveLength(6);
    for (const line of lines) expect(html).toContain(line.trim().split('\n')[1]);
  },
);
