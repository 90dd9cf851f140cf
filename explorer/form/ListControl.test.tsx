import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { box, button, cards, formOf, showForm } from '#testing/show-form.tsx';

describe('a list', () => {
  const order = () =>
    screen.getAllByRole('button', { expanded: false }).flatMap(({ textContent }) => {
      const name = /Coffee|Dishes|Forts/.exec(textContent ?? '')?.[0];
      return name ? [name] : [];
    });

  test('folds its entries, each named by its own words, and draws nothing of what is folded', async () => {
    const { user } = showForm(formOf('card-carousel'), cards);
    expect(order()).toEqual(['Coffee', 'Dishes', 'Forts']);
    expect(screen.queryByRole('textbox', { name: 'Title (required)' })).toBeNull();
    await user.click(button(/^Dishes/));
    expect(box('Title (required)')).toHaveValue('Dishes');
  });

  test('an author moves a card with the keyboard, and the focus stays with the card', async () => {
    const { user, config } = showForm(formOf('card-carousel'), cards);
    button('Move up: Forts').focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Coffee', 'Forts', 'Dishes']);
    expect(button('Move up: Forts')).toHaveFocus();
    expect(screen.getByText('Forts: now 2 of 3')).toHaveRole('status');
    await user.keyboard('{Enter}{Enter}');
    expect(order()).toEqual(['Forts', 'Coffee', 'Dishes']);
    expect(button('Move up: Forts')).toHaveFocus();
    expect((config()['items'] as unknown[])[1]).toBe(cards.items[0]);
  });

  test('an open card stays open where it is moved', async () => {
    const { user } = showForm(formOf('card-carousel'), cards);
    await user.click(button(/^Coffee/));
    await user.click(button('Move down: Coffee'));
    expect(button(/^Coffee/)).toHaveAttribute('aria-expanded', 'true');
    expect(button(/^Dishes/)).toHaveAttribute('aria-expanded', 'false');
    expect(box('Title (required)')).toHaveValue('Coffee');
  });

  test('an author removes a card and calls it back at its place', async () => {
    const { user, json } = showForm(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    expect(order()).toEqual(['Coffee', 'Forts']);
    expect(button('Undo')).toHaveFocus();
    expect(button('Undo')).toHaveAccessibleDescription('Removed: Dishes');
    await user.keyboard('{Enter}');
    expect(json()).toBe(JSON.stringify(cards));
    expect(button(/^Dishes/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a removal cannot be undone from its place once something else has changed', async () => {
    const { user } = showForm(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    await user.type(box('Title'), '!');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('nor once the configuration has been changed elsewhere', async () => {
    const { user, writeElsewhere } = showForm(formOf('card-carousel'), cards);
    await user.click(button('Remove: Dishes'));
    writeElsewhere({ items: [{ title: 'Another' }] });
    expect(button(/^Another/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('an author adds a card and goes on in its first field', async () => {
    const { user, config } = showForm(formOf('accordion'), {});
    await user.click(button(/^Add: /));
    expect(config()['items']).toEqual([{}]);
    await user.keyboard('Visas');
    expect(config()['items']).toEqual([{ heading: 'Visas' }]);
    expect(button('Visas')).toHaveAttribute('aria-expanded', 'true');
  });

  test('that is full says why no more can be added', async () => {
    const items = Array.from({ length: 48 }, (_, index) => ({ title: `Card ${index}` }));
    const { user, config } = showForm(formOf('card-carousel'), { items });
    const add = button('Add: Cards');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('There are 48, and more are not allowed.');
    await user.click(add);
    expect(config()['items']).toHaveLength(48);
  });

  test('that a repository stores as a map stays one', async () => {
    const { user, config } = showForm(formOf('card-carousel'), {
      items: { item0: { title: 'Coffee' }, item1: { title: 'Dishes' } },
    });
    await user.click(button(/^Dishes/));
    await user.type(box('Title (required)'), '!');
    expect(config()['items']).toEqual({ item0: { title: 'Coffee' }, item1: { title: 'Dishes!' } });
  });

  test('of which the last entry goes is taken out', async () => {
    const { user, config } = showForm(formOf('card-carousel'), { items: [{ title: 'Coffee' }], title: 'A' });
    await user.click(button('Remove: Coffee'));
    expect(config()).toEqual({ title: 'A' });
    await user.click(button('Undo'));
    expect(button(/^Coffee/)).toHaveFocus();
  });
});
