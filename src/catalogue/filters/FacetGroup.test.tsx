import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#testing/render-part.tsx';
import type { Facet } from '../facet.schema.ts';
import { FacetGroup } from './FacetGroup.tsx';

const words: Readonly<Record<string, string>> = { asir: 'Asir', tabuk: 'Tabuk', riyadh: 'Riyadh' };

const regions = [
  { value: 'asir', count: 12 },
  { value: 'tabuk', count: 3 },
  { value: 'riyadh', count: 0 },
];

/** A facet, and what choosing in it asks for. */
function renderFacet(facet: Partial<Facet>, chosen: readonly string[] = [], counted = regions) {
  const onChange = vi.fn<(values: readonly string[], label: string) => void>();
  const whole: Facet = { name: 'region', label: 'Region', kind: 'checkbox', collapsed: false, ...facet };
  const draw = (chosen: readonly string[]) => (
    <FacetGroup
      facet={whole}
      counted={counted}
      chosen={chosen}
      labelOf={(_, value) => words[value] ?? value}
      onChange={onChange}
    />
  );
  return { onChange, ...renderPart(draw(chosen)) };
}

const price = { name: 'price', label: 'Price', kind: 'range' } as const;
const when = { name: 'when', label: 'When', kind: 'date' } as const;

test('a facet is a button that shows and hides its named group', async () => {
  renderFacet({ collapsed: true });
  const button = screen.getByRole('button', { name: 'Region' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('group', { name: 'Region' })).toBeVisible();
});

test('a facet in which something is chosen is open, and says how much', () => {
  renderFacet({ collapsed: true }, ['asir']);
  expect(screen.getByRole('button', { name: /^Region ?1$/ })).toHaveAttribute('aria-expanded', 'true');
});

test('several values are toggle buttons with what each would leave', async () => {
  const { onChange } = renderFacet({}, ['tabuk']);
  await userEvent.click(screen.getByRole('button', { name: /^Asir ?12$/, pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(['tabuk', 'asir'], 'Asir');
  await userEvent.click(screen.getByRole('button', { name: /^Tabuk ?3$/, pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith([], 'Tabuk');
});

test('a value that would leave nothing stays and cannot be chosen, but can be taken back', async () => {
  const { onChange, unmount } = renderFacet({});
  const riyadh = screen.getByRole('button', { name: /^Riyadh ?0$/ });
  expect(riyadh).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(riyadh);
  expect(onChange).not.toHaveBeenCalled();
  unmount();

  const again = renderFacet({}, ['riyadh']);
  await userEvent.click(screen.getByRole('button', { name: /^Riyadh ?0$/, pressed: true }));
  expect(again.onChange).toHaveBeenCalledWith([], 'Riyadh');
});

test('a chosen value that the service does not name can be taken back', async () => {
  const { onChange } = renderFacet({}, ['hail'], []);
  await userEvent.click(screen.getByRole('button', { name: 'hail', pressed: true }));
  expect(onChange).toHaveBeenCalledWith([], 'hail');
});

test('a facet without values is not shown', () => {
  renderFacet({}, [], []);
  expect(screen.queryByRole('button')).toBeNull();
});

test('one value is chosen by radio buttons, and any stands among them', async () => {
  const { onChange } = renderFacet({ kind: 'radio' }, ['asir']);
  const group = screen.getByRole('group', { name: 'Region' });
  expect(within(group).getByRole('radio', { name: /^Asir ?12$/ })).toBeChecked();
  expect(within(group).getByRole('radio', { name: /^Riyadh ?0$/ })).toBeDisabled();
  await userEvent.click(within(group).getByRole('radio', { name: /^Tabuk/ }));
  expect(onChange).toHaveBeenLastCalledWith(['tabuk'], 'Tabuk');
  await userEvent.click(within(group).getByRole('radio', { name: 'Any' }));
  expect(onChange).toHaveBeenLastCalledWith([], 'Any');
});

test('of a long list eight values and the chosen ones are shown, and who asks for all goes on with the ninth', async () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ value: `v${index + 1}`, count: 1 }));
  renderFacet({}, ['v12'], many);
  const group = screen.getByRole('group', { name: 'Region' });
  const names = () => [...group.querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['v11', 'v21', 'v31', 'v41', 'v51', 'v61', 'v71', 'v81', 'v121']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 14', expanded: false }));
  expect(names()).toHaveLength(14);
  expect(screen.getByRole('button', { name: /^v9/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(names()).toHaveLength(9);
});

test('eight values need no button for all', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ value: `v${index}`, count: 1 }));
  renderFacet({}, [], many);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('a range is two labelled fields that count when a visitor leaves them', async () => {
  const { onChange } = renderFacet(price);
  const group = screen.getByRole('group', { name: 'Price' });
  await userEvent.type(within(group).getByRole('textbox', { name: 'From' }), '100');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(within(group).getByRole('textbox', { name: 'To' }));
  await userEvent.keyboard('1,500');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['100..1500'], 'Price');
});

test('an end of a range counts soon, too, while the visitor stays at the other', async () => {
  const { onChange } = renderFacet(price);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '100');
  await userEvent.tab();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(['100..'], 'Price'));
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus();
});

test('Enter applies a range, and one that runs the wrong way is turned', async () => {
  const { onChange } = renderFacet(price);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '٣٠٠');
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '100{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['100..300'], 'Price');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('100');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('300');
});

test('a number stands in its field so that pressing Enter there changes nothing', async () => {
  const { onChange } = renderFacet(price, ['1.125..'], regions);
  const from = screen.getByRole('textbox', { name: 'From' });
  expect(from).toHaveValue('1.1250');
  await userEvent.type(from, '{Enter}');
  expect(from).toHaveValue('1.1250');
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['-5', 'cheap'])('%s is told at its field, and nothing is asked for', async (typed) => {
  const { onChange } = renderFacet(price);
  const to = screen.getByRole('textbox', { name: 'To' });
  await userEvent.type(to, `${typed}{Enter}`);
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription('Enter a number, 0 or more.');
  expect(screen.getByRole('textbox', { name: 'From' })).toBeValid();
  expect(to).toHaveValue(typed);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(to);
  await userEvent.type(to, '5{Enter}');
  expect(to).toBeValid();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['..5'], 'Price');
});

test('a range that is emptied is taken back, and one that stays as it was asks for nothing', async () => {
  const { onChange } = renderFacet(price, ['100..300']);
  const from = screen.getByRole('textbox', { name: 'From' });
  expect(from).toHaveValue('100');
  await userEvent.type(from, '{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(from);
  await userEvent.clear(screen.getByRole('textbox', { name: 'To' }));
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([], 'Price');
});

test('a period is two fields for days; a day that is picked counts soon, and a period the wrong way is turned', async () => {
  const { onChange } = renderFacet(when, ['2026-12-01..']);
  expect(screen.getByLabelText('From')).toHaveValue('2026-12-01');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-22' } });
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-22..2026-12-01'], 'When'),
  );
});

test('a day whose year is still being typed counts for nothing', async () => {
  const { onChange } = renderFacet(when);
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '0202-11-22' } });
  await userEvent.click(from);
  await userEvent.tab();
  await userEvent.tab();
  await vi.waitFor(() => expect(from).toHaveAccessibleDescription('Enter a whole date.'));
  expect(onChange).not.toHaveBeenCalled();
});
