import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { AppliedChip, Chip } from './Chip.tsx';

test.each([true, false])('a chip says that it is on: %s, and is pressed to change that', async (isOn) => {
  const onToggle = vi.fn();
  renderPart(
    <Chip isOn={isOn} onToggle={onToggle} count="12">
      Beaches
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: /^Beaches ?12$/, pressed: isOn });
  await userEvent.click(chip);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(!isOn);
});

test('a chip that would show nothing can be reached, and does nothing', async () => {
  const onToggle = vi.fn();
  renderPart(
    <Chip isOn={false} onToggle={onToggle} isDisabled count="0">
      Beaches
    </Chip>,
  );
  await userEvent.tab();
  const chip = screen.getByRole('button');
  expect(chip).toHaveFocus();
  expect(chip).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onToggle).not.toHaveBeenCalled();
});

test('a choice that was made is taken back by a button that says so', async () => {
  const onRemove = vi.fn();
  renderPart(
    <AppliedChip onRemove={onRemove} removeLabel="Remove Beaches">
      Beaches
    </AppliedChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Beaches' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
