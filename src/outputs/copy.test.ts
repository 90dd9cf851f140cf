import { expect, test, vi } from 'vitest';
import { copyText } from './copy.ts';

test('a text is copied where the browser allows it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('https://site.example/')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.example/');
});

test.each<[string, object]>([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
  ['has no clipboard', {}],
])('a browser that %s is told apart, and nothing throws', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('text')).toBe(false);
});
