import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { saudiArabia } from './bounds.ts';
import { readGpx } from './gpx-read.ts';
import { writeGpx } from './gpx-write.ts';

const line = [
  [
    { latitude: 24.7136, longitude: 46.6753, elevation: 612.5 },
    { latitude: 24.0000001, longitude: 46, elevation: 0 },
  ],
  [
    { latitude: 21, longitude: 39.17, elevation: undefined },
    { latitude: 21.54, longitude: 39.1, elevation: -3 },
  ],
];

const read = (text: string) => readGpx(text, saudiArabia, new AbortController().signal);

test.each(['The Old Descent', 'الدرب القديم', `Salt & sand <b>"now"</b> 'here' ]]> &amp;`, '  岩の道 🐪'])(
  'a track that is written is the same when it is read: %s',
  async (name) => {
    await expect(read(writeGpx({ name, line }))).resolves.toEqual({
      track: { name: name.trim(), line },
      wrong: 0,
    });
  },
);

test('a name keeps no character that no XML document may hold', async () => {
  const text = writeGpx({ name: 'a\0b\u001Fc\uD800d\uFFFEe', line });
  expect((await read(text)).track?.name).toBe('abcde');
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  expect(document.querySelector('trk > name')?.textContent).toBe('abcde');
});

test('way points stand beside the track, in the order of GPX 1.1', () => {
  const text = writeGpx({ name: 'Track', line }, [{ name: 'Camp & well', latitude: 24.8, longitude: 46.5 }]);
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  const root = document.documentElement;
  expect(Array.from(root.children, ({ localName }) => localName)).toEqual(['metadata', 'wpt', 'trk']);
  const camp = document.querySelector('wpt');
  expect(camp?.getAttribute('lat')).toBe('24.8');
  expect(camp?.textContent).toBe('Camp & well');
  expect(root.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
});

test('coordinates have no exponent', () => {
  const tiny = [{ latitude: 0.0000002, longitude: -0.00000001, elevation: undefined }, ...line[0]!];
  const text = writeGpx({ name: '', line: [tiny] });
  expect(text).toContain('<trkpt lat="0.0000002" lon="0"/>');
});
