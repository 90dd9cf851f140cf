import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clock } from '#src/icon/common-glyphs.ts';
import { renderPart } from '#testing/render-part.tsx';
import { Card, type CardVariant } from './Card.tsx';
import type { CardItem } from './item.ts';

const farasan: CardItem = {
  title: 'Farasan',
  description: 'Islands of coral and mangroves.',
  url: '/en/places/farasan',
  featureImage: '/images/farasan.jpg',
  categories: ['Sea'],
};

const cardOf = (variant: CardVariant, more: Partial<Parameters<typeof Card>[0]> = {}) => (
  <Card
    item={farasan}
    variant={variant}
    level={3}
    showCategories
    sizes="100vw"
    position={4}
    corner={
      <button type="button" aria-pressed={false}>
        Keep Farasan
      </button>
    }
    {...more}
  />
);

const variants: readonly CardVariant[] = ['card', 'overlay', 'compact', 'links', 'logo'];

test.each(variants)(
  'a button stands beside the link of a card “%s”, and is reached after it',
  async (look) => {
    renderPart(cardOf(look));
    const link = screen.getByRole('link', { name: 'Farasan' });
    const button = screen.getByRole('button', { name: 'Keep Farasan' });
    expect(within(link).queryByRole('button')).toBeNull();
    expect(link.contains(button) || button.contains(link)).toBe(false);
    await userEvent.tab();
    expect(link).toHaveFocus();
    await userEvent.tab();
    expect(button).toHaveFocus();
  },
);

test.each<[CardVariant, number]>([
  ['card', 1],
  ['overlay', 1],
  ['compact', 1],
  ['links', 0],
  ['logo', 0],
])('a card “%s” lists facts, where it has a place for text: %d', (look, lists) => {
  renderPart(
    cardOf(look, { showCategories: false, facts: [{ name: 'length', icon: clock, text: '1 h 30 min' }] }),
  );
  expect(screen.queryAllByRole('list')).toHaveLength(lists);
  expect(screen.queryAllByText('1 h 30 min')).toHaveLength(lists);
});

test('links at the foot of a card stand beside its own, and are reached after it', async () => {
  renderPart(cardOf('card', { foot: <a href="https://book.example.com/">Book</a> }));
  const link = screen.getByRole('link', { name: 'Farasan' });
  const booking = screen.getByRole('link', { name: 'Book' });
  expect(link.contains(booking)).toBe(false);
  await userEvent.tab();
  expect(link).toHaveFocus();
  await userEvent.tab();
  expect(booking).toHaveFocus();
});

test('a click on a card tells its place in the list', async () => {
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  renderPart(cardOf('card', { item: { ...farasan, url: '#farasan' } }));
  await userEvent.click(screen.getByRole('link', { name: 'Farasan' }));
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'item_click', click_text: 'Farasan', position: 4 }),
  );
});

test('a card without an address of its own leads where its action does', () => {
  renderPart(cardOf('card', { item: { ...farasan, url: undefined, ctaLink: '/en/routes/farasan' } }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/routes/farasan');
});
