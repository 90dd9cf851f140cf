import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { SwapPair } from './SwapPair.tsx';

test('the button is reached between the two fields, and exchanges without sending a form of the page', async () => {
  const onSwap = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('submit', onSubmit);
  renderPart(
    <form>
      <SwapPair
        first={<input aria-label="From" />}
        second={<input aria-label="To" />}
        swapLabel="Exchange start and destination"
        onSwap={onSwap}
      />
    </form>,
  );
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Exchange start and destination' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  removeEventListener('submit', onSubmit);
  expect(onSwap).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus();
});
