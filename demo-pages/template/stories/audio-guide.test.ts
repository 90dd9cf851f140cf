import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { readTexts } from '../content.ts';
import { fallback } from './audio-guide.ts';

const files = join(import.meta.dirname, '../../public');

test.each(languages)('in %s visitors without script hear and read each stop', (language) => {
  const config = readTexts('stories/audio-guide', language) as Parameters<typeof fallback>[0];
  const html = fallback(config);
  expect(html.match(/<audio controls preload="none"/g)).toHaveLength(4);
  for (const { title, transcript, src } of config.stops) {
    expect(html).toContain(`<h3>${title}</h3><audio`);
    expect(html).toContain(transcript);
    expect(existsSync(join(files, src ?? '')), src).toBe(true);
  }
  expect(html.match(/<img /g)).toHaveLength(4);
});

test.each(languages)(
  'in %s the timed lines of a stop are in order and say what its transcript says',
  (language) => {
    const { stops } = readTexts('stories/audio-guide', language) as {
      stops: { cues: string; transcript: string }[];
    };
    for (const { cues, transcript } of stops) {
      const text = readFileSync(join(files, cues), 'utf8');
      const starts = [...text.matchAll(/^00:00:([\d.]+) --> 00:00:([\d.]+)$/gm)].flatMap(([, from, to]) => [
        Number(from),
        Number(to),
      ]);
      expect(starts).toHaveLength(14);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const lines = text.split('\n\n').map((cue) => cue.trim().split('\n').at(-1) ?? '');
      // The first names the stop, which its heading does in the page.
      for (const line of lines.slice(2)) expect(transcript).toContain(line);
    }
  },
);
