import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a visitor prints the list alone, and the page is whole again afterwards', async () => {
  let printed: string[] = [];
  vi.stubGlobal('print', () => {
    printed = Array.from(document.querySelectorAll('[class*="alone"]'), (part) => part.tagName);
  });
  const user = userEvent.setup();
  await renderWidget('packing-checklist', 'default');
  await user.click(screen.getByRole('button', { name: 'Print the list' }));
  expect(printed).toEqual(['SECTION']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[class*="alone"]')).toBeNull();
});

test.each([
  ['the author does not want it', () => vi.stubGlobal('print', () => {}), { allowPrint: false }],
  ['the browser cannot', () => vi.stubGlobal('print', undefined), {}],
])('there is no button for it where %s', async (_, prepare, config) => {
  prepare();
  const lists = [{ label: 'Sea', groups: [{ label: 'Papers', items: [{ label: 'Passport' }] }] }];
  await renderWidget('packing-checklist', { lists, ...config });
  expect(screen.getByRole('checkbox', { name: 'Passport' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print the list' })).toBeNull();
});

test('with one list nothing is to be chosen', async () => {
  await renderWidget('packing-checklist', 'one-list');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('entries without a name and lists without items are left out', async () => {
  await renderWidget('packing-checklist', 'faulty-entries');
  expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Passport',
  ]);
  expect(screen.getByRole('group', { name: 'Papers' })).toBeVisible();
  expect(screen.getByText('Holiday · All year')).toBeVisible();
});

test('without a list visitors see nothing', async () => {
  await renderWidget('packing-checklist', 'empty');
  expect(screen.queryByRole('region')).toBeNull();
});
