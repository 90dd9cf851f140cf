import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box, button, formOf, showForm } from '#testing/show-form.tsx';

const showBody = (body: string) => ({
  ...showForm(formOf('rich-text'), { body }),
  area: box(/^Text/),
});

test('an author makes a word bold without writing HTML, and writes on where the word was', async () => {
  const { user, config, area } = showBody('Bring water.');
  area.setSelectionRange(6, 11);
  await user.click(button('Bold'));
  expect(config()).toEqual({ body: 'Bring <strong>water</strong>.' });
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart ?? 0, area.selectionEnd ?? 0)).toBe('water');
});

test('who ends a paragraph by an empty line is told that visitors see none, and one press makes two', async () => {
  const { user, config, area } = showBody('One.\n\nTwo.');
  expect(area).toHaveAccessibleDescription(/The empty line is not shown to visitors/);
  await user.click(button('Paragraphs'));
  expect(config()).toEqual({ body: '<p>One.</p>\n\n<p>Two.</p>' });
  expect(area).not.toHaveAccessibleDescription(/The empty line/);
});

test('the buttons are named with their field', () => {
  showBody('');
  expect(screen.getByRole('group', { name: 'Marks for: Text' })).toContainElement(button('List'));
});
