import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { sessionPage, setSession } from '#testing/session/session-page.tsx';
import { toCoordinates } from '#src/text/coordinates.ts';
import { PinMap } from './PinMap.tsx';
import { coordinatesText } from './pin/place.ts';

const ground = { tiles: undefined, attribution: '', outline: undefined };

setSession();

beforeEach(() => giveMapsASize(800, 400));

/** A coordinates field with its map, as a form has them. */
function Place({ typed = '' }: { readonly typed?: string }) {
  const [text, setText] = useState(typed);
  return (
    <>
      <input aria-label="Coordinates" form="" value={text} onChange={({ target }) => setText(target.value)} />
      <PinMap
        height={400}
        ground={ground}
        place={toCoordinates(text)}
        onPlace={(place) => setText(coordinatesText(place))}
      />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Coordinates' });
const place = () => toCoordinates((field() as HTMLInputElement).value)!;
const pin = () => screen.findByRole('button', { name: /^Pin at/ });
const canvas = () => document.querySelector<HTMLElement>('.leaflet-container')!;

async function show(typed = '', ...page: Parameters<typeof sessionPage>) {
  sessionPage(...page).show(<Place typed={typed} />);
  await waitFor(() => expect(canvas()).toBeInTheDocument());
  await act(() => vi.dynamicImportSettled());
}

describe('a visitor sets a place', () => {
  test('by a press on the map', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /^Pin at/ })).toBeNull();
    fireEvent.click(canvas(), { clientX: 400, clientY: 200 });
    expect(await pin()).toBeVisible();
    expect(place().latitude).toBeCloseTo(24, 0);
    expect(place().longitude).toBeCloseTo(45, 0);
  });

  test('by dragging the pin, which is no press on the map', async () => {
    await show('24.7, 46.7');
    const mark = await pin();
    // Beside its tip, which is the place.
    fireEvent.mouseDown(mark, { button: 0, which: 1, clientX: 405, clientY: 180 });
    fireEvent.mouseMove(mark, { clientX: 465, clientY: 150 });
    fireEvent.mouseUp(mark, { clientX: 465, clientY: 150 });
    fireEvent.click(mark, { clientX: 465, clientY: 150, detail: 1 });
    await waitFor(() => expect(place().longitude).toBeGreaterThan(46.7));
    // 60 px to the east and 30 to the north, seen as near as a place in the country.
    expect(place().longitude).toBeCloseTo(46.7 + (60 * 360) / 2 ** 15, 2);
    expect(place().latitude).toBeCloseTo(25, 1);
  });

  test.each(['en', 'ar'] as const)('by arrow keys on the pin, farther with Shift (%s)', async (language) => {
    await show('24.7, 46.7', {}, { language });
    const mark = await screen.findByRole('button', { name: /24\.7, 46\.7/ });
    const start = place();
    fireEvent.keyDown(mark, { key: 'ArrowRight' });
    const one = place();
    expect(one.longitude).toBeGreaterThan(start.longitude);
    fireEvent.keyDown(mark, { key: 'ArrowRight', shiftKey: true });
    expect(place().longitude - one.longitude).toBeGreaterThan(4 * (one.longitude - start.longitude));
    fireEvent.keyDown(mark, { key: 'ArrowUp' });
    expect(place().latitude).toBeGreaterThan(start.latitude);
    fireEvent.keyDown(mark, { key: 'a' });
    fireEvent.keyDown(mark, { key: 'ArrowDown', ctrlKey: true });
    expect(place().latitude).toBeGreaterThan(start.latitude);
  });

  test('by a button, in the middle of the map, and hears where that is', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Put the pin in the middle' }));
    expect(await pin()).toBeVisible();
    await waitFor(() => expect(document.body).toHaveTextContent(/Pin at .*Pin at/));
  });

  test('by typing: the map goes where it is', async () => {
    await show();
    fireEvent.change(field(), { target: { value: '17.5, 44.2' } });
    const { style } = await pin();
    const before = style.cssText;
    await waitFor(() => expect(style.cssText).not.toBe(before));
    fireEvent.click(screen.getByRole('button', { name: 'Put the pin in the middle' }));
    expect(place().latitude).toBeCloseTo(17.5, 1);
    expect(place().longitude).toBeCloseTo(44.2, 1);
  });
});

test('an author sees the pin, which nothing moves', async () => {
  await show('24.7, 46.7', { cmsMode: 'author' });
  fireEvent.keyDown(await pin(), { key: 'ArrowRight' });
  fireEvent.click(canvas(), { clientX: 10, clientY: 10 });
  expect(field()).toHaveValue('24.7, 46.7');
  expect(screen.queryByRole('button', { name: 'Put the pin in the middle' })).toBeNull();
});
