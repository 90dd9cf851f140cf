import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import { CopyField } from './CopyField.tsx';

const address = 'https://site.example/en/alula';

test('a text that could not be copied stands selected in a field that has the focus and says why', () => {
  renderPart(<CopyField label="Link" text={address} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field).toHaveFocus();
  expect(field.readOnly).toBe(true);
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(address);
  expect(field).toHaveAccessibleDescription(
    'Your browser did not allow copying. The text is selected, so you can copy it yourself.',
  );
});

test('the field runs from left to right on Arabic pages, too', () => {
  renderPart(<CopyField label="الرابط" text={address} />, { language: 'ar' });
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/محدَّد/);
});
