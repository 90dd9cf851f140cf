import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { Switch } from './Switch.tsx';

const onChange = vi.fn<(isOn: boolean) => void>();

test('a switch is named by its label, described by its text, and changed by key and by label', async () => {
  onChange.mockReset();
  renderPart(<Switch label="Statistics" description="Counts visits." isOn={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Statistics' });
  expect(control).toHaveAccessibleDescription('Counts visits.');
  expect(control).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByText('Statistics'));
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('one that stays as it is can be reached, says why, and is not changed', async () => {
  onChange.mockReset();
  renderPart(<Switch label="Necessary" note="Always on" isOn isFixed onChange={onChange} />);
  await userEvent.tab();
  const control = screen.getByRole('switch', { name: 'Necessary' });
  expect(control).toHaveFocus();
  expect(control).toHaveAccessibleDescription('Always on');
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  expect(control).toBeChecked();
});
