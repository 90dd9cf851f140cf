import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { FieldShell } from './FieldShell.tsx';

test('label, help and error belong to the control', () => {
  renderPart(
    <FieldShell label="Mobile" help="With country code" error="5 to 20 digits" isRequired kind="ltr">
      {(control) => <input {...control} type="tel" />}
    </FieldShell>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('With country code 5 to 20 digits');
  expect(input).toHaveAttribute('dir', 'ltr');
});

test('a control without help or fault has no description, and runs as its text runs', () => {
  renderPart(<FieldShell label="Name">{(control) => <input {...control} />}</FieldShell>);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
  expect(input).not.toBeRequired();
  expect(input).toHaveAttribute('dir', 'auto');
});
