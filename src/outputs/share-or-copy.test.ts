import { expect, test, vi } from 'vitest';
import { shareOrCopy } from './share-or-copy.ts';

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const accept = () => Promise.resolve();

test.each([
  ['shares it', { share: accept }, 'shared'],
  ['closes the sheet', { share: refuse('AbortError') }, 'cancelled'],
  [
    'may not share, but copy',
    { share: refuse('NotAllowedError'), clipboard: { writeText: accept } },
    'copied',
  ],
  ['has a browser that only copies', { clipboard: { writeText: accept } }, 'copied'],
  ['may do neither', { clipboard: { writeText: refuse('NotAllowedError') } }, 'refused'],
  ['has a browser that does neither', {}, 'refused'],
])('a visitor who %s', async (_, navigator, outcome) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareOrCopy({ title: 'AlUla', url: 'https://site.example/en/alula' })).toBe(outcome);
});
