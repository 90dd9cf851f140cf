import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { RadioTiles } from './RadioTiles.tsx';

const tiles = [
  { key: 'city', label: 'City days', note: 'All year' },
  { key: 'desert', label: 'Desert' },
] as const;

function Trips() {
  const [chosen, setChosen] = useState<'city' | 'desert'>('city');
  return (
    <>
      <RadioTiles legend="Kind of trip" tiles={tiles} chosen={chosen} onChoose={setChosen} />
      <p>{`Chosen: ${chosen}`}</p>
    </>
  );
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('a press anywhere on a tile chooses it, and the one before is given up', async () => {
  renderPart(<Trips />);
  expect(screen.getByRole('group', { name: 'Kind of trip' })).toContainElement(radio(/Desert/));
  expect(radio(/City days/)).toBeChecked();
  await userEvent.click(screen.getByText('Desert'));
  expect(radio(/Desert/)).toBeChecked();
  expect(radio(/City days/)).not.toBeChecked();
  expect(screen.getByText('Chosen: desert')).toBeVisible();
  await userEvent.click(screen.getByText('All year'));
  expect(radio(/City days/)).toBeChecked();
});

test('two groups on a page choose for themselves', async () => {
  renderPart(
    <>
      <Trips />
      <Trips />
    </>,
  );
  await userEvent.click(screen.getAllByText('Desert')[0]!);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([
    screen.getAllByRole('radio', { name: /Desert/ })[0],
    screen.getAllByRole('radio', { name: /City days/ })[1],
  ]);
});

test('its buttons belong to no form of the page', async () => {
  renderPart(
    <form aria-label="Of the page">
      <Trips />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...form.elements]).toEqual([]);
  await userEvent.tab();
  expect(radio(/City days/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio(/Desert/)).toBeChecked();
});
