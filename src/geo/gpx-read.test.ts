import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gpx } from '@tmcw/togeojson';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { saudiArabia } from './bounds.ts';
import { mostGpxBytes, readGpx } from './gpx-read.ts';
import type { Position } from './line.ts';

const read = (text: string, signal = new AbortController().signal) => readGpx(text, saudiArabia, signal);

const point = (latitude: number | string, longitude: number | string, inside = '') =>
  `<trkpt lat="${latitude}" lon="${longitude}">${inside}</trkpt>`;
const two = `${point(24.71, 46.68)}${point(24.73, 46.57)}`;
const track = (inside: string, name = '') => `<trk>${name}<trkseg>${inside}</trkseg></trk>`;
const file = (inside: string) =>
  `<?xml version="1.0"?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

const coordinatesOf = (part: readonly Position[]) =>
  part.map(({ longitude, latitude, elevation }) => [
    longitude,
    latitude,
    ...(elevation === undefined ? [] : [elevation]),
  ]);

/** What another reader makes of a file: its name and the parts of its lines. */
function judge(text: string) {
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  const { features } = gpx(document);
  const parts = features.flatMap(({ geometry }) =>
    geometry?.type === 'LineString'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiLineString'
        ? geometry.coordinates
        : [],
  );
  return { name: features[0]?.properties?.['name'] as string, parts };
}

const sent = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../origin/data/routes', `${name}.gpx`), 'utf8');

describe('what is read is what another reader reads', () => {
  test.each([
    ['a way down', sent('soudah-to-rijal-almaa')],
    ['a way with a gap', sent('track-to-the-edge')],
    ['a route', file(`<rte><name>Loop</name>${two.replaceAll('trkpt', 'rtept')}</rte>`)],
    ['two tracks', file(track(two, '<name>One</name>') + track(two, '<name>Two</name>'))],
    ['references in a name', file(track(two, '<name>Salt &amp; sand &lt;b&gt; &#233;&#xE9;</name>'))],
    ['a literal name', file(track(two, '<name><![CDATA[Salt & <b>sand</b>]]></name>'))],
    [
      'comments',
      file(`<!-- <trk>a > b</trk> -->${track(`${two}<!-- ${two} -->`, '<name>A<!-- b -->c</name>')}`),
    ],
    [
      'single quotes, spaces and an angle bracket in a value',
      file(track(`<trkpt lon = '46.68'\n lat='24.71' x="a>b lat='1'"/>${two}`, '<name>A</name>')),
    ],
    [
      'elevations',
      file(
        track(
          point(24.71, 46.68, '<ele>612.5</ele>') + point(24.73, 46.57, '<ele>-3</ele>'),
          '<name>A</name>',
        ),
      ),
    ],
  ])('%s', async (_, text) => {
    const { track } = await read(text);
    const { name, parts } = judge(text);
    expect(parts.length).toBeGreaterThan(0);
    expect(track?.line.map(coordinatesOf)).toEqual(parts);
    expect(track?.name).toBe(name);
  });
});

test('a file with a gap has two parts', async () => {
  const { track } = await read(sent('track-to-the-edge'));
  expect(track?.line).toHaveLength(2);
});

test('a file may name its elements with a prefix; elements of others do not count', async () => {
  const { track } = await read(
    `<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:trk><x:name>Not this</x:name><g:name>This</g:name><g:trkseg>${two.replaceAll(/(<\/?)trk/g, '$1g:trk')}<x:trkpt lat="1" lon="2"/></g:trkseg></g:trk></g:gpx>`,
  );
  expect(track?.name).toBe('This');
  expect(track?.line).toMatchObject([{ length: 2 }]);
});

test('a name is that of the track, else of the file', async () => {
  const metadata = '<metadata><name>File</name></metadata>';
  const namedBy = async (inside: string) => (await read(file(inside))).track?.name;
  await expect(namedBy(metadata + track(two, '<name>Track</name>'))).resolves.toBe('Track');
  await expect(
    namedBy(`${metadata}<wpt lat="24" lon="46"><name>Camp</name></wpt>${track(two)}`),
  ).resolves.toBe('File');
  await expect(namedBy(track(two))).resolves.toBe('');
});

test('an elevation that no place has is not known', async () => {
  const elevations = ['-32768', 'NaN', '', '1e9', '700'];
  const inside = elevations.map((metres, index) => point(24.7 + index / 100, 46.6, `<ele>${metres}</ele>`));
  const { track: found } = await read(file(track(inside.join(''))));
  expect(found?.line[0]?.map(({ elevation }) => elevation)).toEqual([...Array(4).fill(undefined), 700]);
});

test.each([
  ['beyond the pole', point(90.1, 46.6)],
  ['beyond the other pole', point(-90.1, 46.6)],
  ['without a longitude', '<trkpt lat="24.7"/>'],
  ['of an empty latitude', point('', 46.6)],
  ['of a decimal comma', point('24,7', '46,6')],
  ['of a hexadecimal number', point('0x18', '0x2e')],
])('a point %s leaves a gap, and is counted', async (_, wrong) => {
  await expect(read(file(track(`${two}${wrong}${two}`)))).resolves.toMatchObject({
    track: { line: [{ length: 2 }, { length: 2 }] },
    wrong: 1,
  });
});

const entity = '<!DOCTYPE gpx [<!ENTITY lol "lol"><!ENTITY more "&lol;&lol;&lol;">]>';

describe('a file that is no track has a reason', () => {
  test.each([
    ['0 bytes', '', 'empty'],
    ['white space', '\uFEFF \n', 'empty'],
    ['6 MB', file(track(two)) + ' '.repeat(6 * 2 ** 20), 'tooLong'],
    ['a page of HTML', '<!doctype html><html><body><h1>Sign in</h1></body></html>', 'html'],
    ['a page of HTML without a type', '<HTML><body><br></body></HTML>', 'html'],
    ['an entity', `<?xml version="1.0"?>${entity}${file(track(two, '<name>&more;</name>'))}`, 'doctype'],
    ['an entity behind the root', file(`${entity}${track(two)}`), 'doctype'],
    ['JSON', '{"type":"LineString"}', 'noGpx'],
    ['other XML', '<?xml version="1.0"?><kml><Placemark/></kml>', 'noGpx'],
    ['the first half', file(track(two)).slice(0, -20), 'damaged'],
    ['a tag without an end', `${file(track(two)).slice(0, -10)}<trk name="`, 'damaged'],
    ['a comment without an end', `<gpx><!-- ${two}`, 'damaged'],
    [
      'a tag of more than 4,096 characters',
      file(track(point(24, 46).replace(' ', ' '.repeat(4096)))),
      'damaged',
    ],
    ['a literal text without an end', '<gpx><trk><name><![CDATA[a', 'damaged'],
    ['the file cut behind a whole tag', '<gpx><trk><trkseg>', 'damaged'],
    ['elements across each other', '<gpx><trk><trkseg></trk></trkseg></gpx>', 'damaged'],
    ['no point', file(track('')), 'noLine'],
    ['one point', file(track(point(24.71, 46.68))), 'noLine'],
    ['way points alone', file('<wpt lat="24.7" lon="46.6"/><wpt lat="24.8" lon="46.6"/>'), 'noLine'],
    ['longitude as latitude', file(track(`${point(46.68, 24.71)}${point(46.57, 24.73)}`)), 'swapped'],
  ])('%s', async (_, text, fault) => {
    await expect(read(text)).resolves.toEqual({ fault });
  });
});

const long = (bytes: number) => {
  const one = point('24.710001', '46.680001', '<ele>612</ele><time>2026-11-27T00:00:00Z</time>');
  return file(track(one.repeat(Math.floor((bytes - 200) / one.length))));
};

test('a file of 5 MB is read in slices, between which the page goes on', async () => {
  let tasks = 0;
  const timer = setInterval(() => (tasks += 1), 0);
  const { track } = await read(long(mostGpxBytes));
  clearInterval(timer);
  expect(track?.line[0]?.length).toBeGreaterThan(50_000);
  expect(tasks).toBeGreaterThan(20);
});

test('reading ends when nobody wants it any more', async () => {
  const controller = new AbortController();
  const reading = read(long(1_000_000), controller.signal);
  controller.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

test.each([
  ['openings', '<gpx>' + '<a '.repeat(1_000_000)],
  ['quotes', `<gpx><trkpt ${'x="" '.repeat(1_000_000)}/></gpx>`],
  ['a name without a value', `<gpx><trkpt ${'x'.repeat(4_000_000)}/></gpx>`],
  ['blanks', `<gpx><trkpt lat${' '.repeat(4_000_000)}/></gpx>`],
  ['digits', `<gpx><trk><trkseg><trkpt lat="${'1'.repeat(4_000_000)}" lon="1"/></trkseg></trk></gpx>`],
  ['elements within each other', '<a>'.repeat(1_000_000).replace('<a>', '<gpx>')],
  ['references', `<gpx><trk><name>${'&#'.repeat(2_000_000)}</name></trk></gpx>`],
])('a file of many %s takes no longer than another', async (_, text) => {
  const start = process.cpuUsage();
  await read(text);
  const { user } = process.cpuUsage(start);
  expect(user / 1000).toBeLessThan(4000);
});
