import { expect, test } from 'vitest';
import { readPagePosition } from './page-position.ts';

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const said = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;
const geo = { '@type': 'GeoCoordinates', latitude: 26.79, longitude: '37.95' };
const meta = '<meta name="geo.position" content="24.71; 46.68">';
const hegra = { latitude: 26.79, longitude: 37.95 };
const riyadh = { latitude: 24.71, longitude: 46.68 };

test.each([
  ['a place', said({ '@type': 'Place', geo }), hegra],
  ['the place of an event', said({ '@type': 'Event', location: { '@type': 'Place', geo } }), hegra],
  [
    'the first of a graph',
    said({ '@graph': [{ name: 'x' }, { geo }, { geo: { latitude: 1, longitude: 1 } }] }),
    hegra,
  ],
  ['a place before the meta element', meta + said({ geo }), hegra],
  ['the meta element', meta, riyadh],
  ['the meta element where no place has a position', said({ '@type': 'Place' }) + meta, riyadh],
  [
    'the next place where one is beyond the pole',
    said({ geo: { latitude: 91, longitude: 1 } }) + said({ geo }),
    hegra,
  ],
  ['nothing where it is broken', said('{"geo": '), undefined],
  ['nothing where a number is left out', said({ geo: { latitude: '', longitude: 37 } }), undefined],
  ['nothing where nothing is said', '', undefined],
])('a page is where it says: %s', (_, html, point) => {
  expect(readPagePosition(pageOf(html))).toEqual(point);
});
