import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choose, enter, fillCompany, goOn, reviewed, showEntry, signInAs } from '#testing/enlist-page.ts';
import { setSession } from '#testing/session/session-page.tsx';

vi.mock('#src/map/leaflet/LeafletMap.tsx', () => {
  throw new Error('lost');
});

setSession();

test('a place is typed where the map stays away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn());
  signInAs('u-default');
  await showEntry({ steps: ['company', 'location', 'review'] });
  fillCompany();
  await goOn();
  expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
  choose('Region', 'riyadh');
  enter('Coordinates', '٢٤٫٧، ٤٦٫٧');
  await goOn();
  expect(reviewed('Coordinates')).toBe('24.7,46.7');
});
