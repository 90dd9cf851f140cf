import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { box, button, cards, formOf, showForm, tab } from '#testing/show-form.tsx';

describe('a field', () => {
  test('changes alone: an author edits a text, and all else stays as it is written', async () => {
    const { user, json } = showForm(formOf('card-carousel'), cards);
    await user.type(box('Title'), 'ing');
    expect(json()).toBe(JSON.stringify({ ...cards, title: 'Reading' }));
    expect(box('Title')).toHaveFocus();
  });

  test('that an author empties is taken out of the configuration', async () => {
    const { user, config } = showForm(formOf('card-carousel'), cards);
    await user.clear(box('Title'));
    expect(config()).not.toHaveProperty('title');
  });

  test('says in words that it is required, and what is wrong with it', async () => {
    const issues = [{ path: 'items[1].title', message: 'Expected text.' }];
    const { user } = showForm(formOf('card-carousel'), cards, { issues });
    await user.click(button(/^Dishes/));
    const title = box('Title (required)');
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription(/Error: Expected text\./);
  });

  test('for a day opens the browser’s calendar, and a time that was written stays', async () => {
    const opened = vi.fn<() => void>();
    // jsdom has no calendar.
    Object.assign(HTMLInputElement.prototype, { showPicker: opened });
    const { user, config } = showForm(formOf('promotional-banner'), { to: '2026-11-23T09:00:00+03:00' });
    await user.click(tab('Behaviour'));
    await user.click(button('Calendar: Shown until'));
    const calendar = opened.mock.contexts[0] as HTMLInputElement;
    expect(calendar).toHaveValue('2026-11-23');
    fireEvent.change(calendar, { target: { value: '2027-01-31' } });
    expect(config()).toEqual({ to: '2027-01-31T09:00:00+03:00' });
  });

  test('keeps the caret where an author types', async () => {
    const { user } = showForm(formOf('card-carousel'), cards);
    const title = box('Title');
    await user.type(title, 'ad', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(title).toHaveValue('Readad');
    expect(title.selectionStart).toBe(4);
  });

  test('tells how long a text is as it comes near its limit, in characters that a reader counts', () => {
    showForm(formOf('card-carousel'), { title: '👨‍👩‍👧'.repeat(120) });
    expect(box('Title')).toHaveAccessibleDescription(/Characters: 120 of 120/);
  });

  test('shows its default', async () => {
    const { user } = showForm(formOf('alert'), {});
    await user.click(tab('Behaviour'));
    expect(box('Duration')).toHaveAccessibleDescription(/Default: .4000/);
    expect(box('Duration')).toHaveAttribute('placeholder', '4000');
  });

  test('for a number keeps what is typed on the way to one', async () => {
    const { user, config } = showForm(formOf('alert'), {});
    await user.click(tab('Behaviour'));
    await user.type(box('Duration'), '2.0');
    expect(box('Duration')).toHaveValue('2.0');
    expect(config()).toEqual({ duration: 2 });
    await user.type(box('Duration'), 'x');
    expect(config()).toEqual({ duration: '2.0x' });
  });

  test('for a choice of numbers stores a number, and nothing for what is usual', async () => {
    const { user, config } = showForm(formOf('faq'), {});
    await user.click(tab('Appearance'));
    const level = screen.getByRole('combobox', { name: 'Heading level' });
    expect(within(level).getByRole('option', { name: 'As usual: 2', selected: true })).toBeVisible();
    await user.selectOptions(level, '3');
    expect(config()).toEqual({ headingLevel: 3 });
    await user.selectOptions(level, '');
    expect(config()).toEqual({});
  });

  test('shows a choice that is none, so that it can be replaced', async () => {
    const { user } = showForm(formOf('faq'), { headingLevel: '9' });
    await user.click(tab('Appearance'));
    expect(screen.getByRole('option', { name: /9.* \(none of the choices\)/, selected: true })).toBeVisible();
  });

  test('for a switch shows what is meant, however it is written, and stores nothing for what is usual', async () => {
    const { user, config } = showForm(formOf('card-carousel'), cards);
    await user.click(tab('Appearance'));
    const hearts = screen.getByRole('checkbox', { name: 'Hearts' });
    expect(hearts).toBeChecked();
    await user.click(hearts);
    expect(hearts).not.toBeChecked();
    expect(config()).not.toHaveProperty('showFavourite');
    await user.click(hearts);
    expect(config()['showFavourite']).toBe(true);
  });

  test('for several of some values stores them in the order in which they are ticked', async () => {
    const { user, config } = showForm(formOf('share-bar'), { networks: 'line' });
    expect(screen.getByRole('checkbox', { name: 'LINE' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Facebook' }));
    await user.click(screen.getByRole('checkbox', { name: 'X' }));
    await user.click(screen.getByRole('checkbox', { name: 'LINE' }));
    expect(config()['networks']).toEqual(['facebook', 'x']);
  });

  test('that is full of ticks takes no more, and lets go of what is none of the choices', async () => {
    const { user, config } = showForm(formOf('newsletter-signup'), { fields: ['shoeSize', 'shoeSize'] });
    const wrong = screen.getByRole('checkbox', { name: 'shoeSize' });
    const group = screen.getByRole('group', { name: /fields/i });
    const others = within(group).getAllByRole('checkbox', { checked: false });
    for (const other of others) expect(other).toBeDisabled();
    await user.click(wrong);
    expect(config()).not.toHaveProperty('fields');
    for (const other of others) expect(other).toBeEnabled();
  });

  test('for several values of an author takes one a line', async () => {
    const { user, config } = showForm(formOf('card-carousel'), { items: [{ categories: 'Food' }] });
    await user.click(button(/^Food|^Entry 1/));
    await user.type(box('Categories'), '{enter}Culture');
    expect(config()['items']).toEqual([{ categories: ['Food', 'Culture'] }]);
  });

  test('for keys and values keeps what is no JSON, and says so', async () => {
    const { user, config } = showForm(formOf('faq'), {});
    await user.click(tab('Advanced'));
    const labels = box('Own wording');
    await user.type(labels, '{{"close": "Shut"');
    expect(config()['labels']).toBe('{"close": "Shut"');
    expect(labels).toHaveAccessibleDescription(/not JSON/);
    await user.type(labels, '}');
    expect(config()['labels']).toEqual({ close: 'Shut' });
    expect(labels).toHaveValue('{"close": "Shut"}');
  });
});

describe('a number in a text', () => {
  test('stays a number where that is allowed, whatever an author types in between', async () => {
    const { user, config } = showForm(formOf('key-figures'), { figures: [{ label: 'Palms', value: 25 }] });
    await user.click(button(/^Palms/));
    await user.type(box(/^(Value|Figure)/), 'x{backspace}0');
    expect(config()).toEqual({ figures: [{ label: 'Palms', value: 250 }] });
  });

  test('becomes text where it is wrong', async () => {
    const issues = [{ path: 'title', message: 'Expected text.' }];
    const { user, config } = showForm(formOf('faq'), { title: 4 }, { issues });
    await user.type(box('Title'), '2');
    expect(config()).toEqual({ title: '42' });
  });
});

describe('a value that does not fit its field', () => {
  test('is shown as text where it can be', () => {
    showForm(formOf('faq'), { title: 42 });
    expect(box('Title')).toHaveValue('42');
  });

  test('is shown as it is stored, with what is wrong, and an author mends it without losing the place', async () => {
    const issues = [{ path: 'title', message: 'Expected text.' }];
    const { user, config } = showForm(formOf('faq'), { title: { en: 'A' } }, { issues });
    const title = box('Title');
    expect(title).toHaveValue('{\n  "en": "A"\n}');
    expect(title).toHaveAccessibleDescription(/shown as it is stored.*Expected text/);
    await user.clear(title);
    await user.type(title, 'Questions');
    expect(title).toHaveFocus();
    expect(config()).toEqual({ title: 'Questions' });
    await user.tab();
    expect(box('Title')).toHaveValue('Questions');
    expect(box('Title')).not.toHaveAccessibleDescription(/as it is stored/);
  });

  test('is shown in the entry of a list', async () => {
    const { user, config } = showForm(formOf('card-carousel'), { items: ['Coffee', { title: 'Dishes' }] });
    await user.click(button('Entry 1'));
    expect(box('Entry 1')).toHaveValue('Coffee');
    await user.clear(box('Entry 1'));
    expect(config()['items']).toEqual([{}, { title: 'Dishes' }]);
  });
});
