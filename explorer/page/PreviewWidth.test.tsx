import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PreviewWidth } from './PreviewWidth.tsx';

const field = () => screen.getByRole('textbox', { name: 'Width in pixels' });

test('a width is taken by Enter, and an empty field is all the room', async () => {
  const changed = vi.fn<(width: number | undefined) => void>();
  const { rerender } = render(<PreviewWidth width={undefined} onChange={changed} />);
  await userEvent.type(field(), '500{Enter}');
  expect(changed).toHaveBeenLastCalledWith(500);
  rerender(<PreviewWidth width={500} onChange={changed} />);
  await userEvent.clear(field());
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

test.each(['50', '9999', 'wide', '-400'])(
  '%j stays to be corrected, and the author is told the limits',
  async (text) => {
    const changed = vi.fn<(width: number | undefined) => void>();
    render(<PreviewWidth width={390} onChange={changed} />);
    await userEvent.clear(field());
    await userEvent.type(field(), `${text}{Enter}`);
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription('A width from 240 to 2560.');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Phone' }));
    expect(field()).toBeValid();
  },
);
