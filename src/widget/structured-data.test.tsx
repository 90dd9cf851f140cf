import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { useStructuredData } from './structured-data.ts';

function Said({ json }: { readonly json: object | undefined }) {
  useStructuredData(json);
  return null;
}

const scripts = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );

const place = { '@type': 'Place', name: '</script><b>' };

test('is said once in the head, however many say it, and taken back with the last of them', () => {
  const first = renderPart(<Said json={place} />);
  const second = renderPart(<Said json={{ ...place }} />);
  expect(scripts()).toEqual([expect.stringContaining('"Place"')]);
  first.unmount();
  expect(scripts()).toHaveLength(1);
  second.unmount();
  expect(scripts()).toEqual([]);
});

test('cannot end its script', () => {
  renderPart(<Said json={place} />);
  expect(scripts()[0]).not.toContain('<');
  expect(JSON.parse(scripts()[0] ?? '')).toEqual(place);
});

test('is nothing where there is nothing to say, and on an author’s page', () => {
  renderPart(<Said json={undefined} />);
  renderPart(<Said json={place} />, { cmsMode: 'author' });
  expect(scripts()).toEqual([]);
});
