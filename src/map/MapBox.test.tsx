import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saudiArabia } from '#src/geo/bounds.ts';
import { renderPart } from '#testing/render-part.tsx';
import { MapBox } from './MapBox.tsx';

vi.mock('./leaflet/LeafletMap.tsx', () => {
  throw new Error('lost');
});

test('a map that cannot be fetched says so, can be asked for again, and its cards open all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ground = { tiles: undefined, attribution: '', outline: undefined };
  renderPart(
    <MapBox height={400} ground={ground} places={[]} start={saudiArabia} card={<p>About Hegra</p>} />,
  );
  expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
  expect(screen.getByText('About Hegra')).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('group', { name: 'Map', busy: true })).toBeInTheDocument();
  expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
});
