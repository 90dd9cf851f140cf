import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

/** Contents that are elements of the page. */

setSession();
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const questions = { items: [{ id: 'inner', heading: 'Which road?', body: '<p>The causeway.</p>' }] };
const gulf = (marks = 'hidden') =>
  `<div id="gulf" ${marks}><p>Just a drive away.</p><div data-component="accordion" data-load="load"
    data-config='${toScript(questions)}'></div></div>`;
const everybody = '<div id="everybody"><p>Welcome.</p></div>';

const variants = [
  { id: 'gulf', countries: ['KW'], slotId: 'gulf' },
  { id: 'lost', countries: ['FR'], slotId: 'lost', html: '<p>Lost.</p>' },
  { id: 'anywhere', slotId: 'everybody' },
];

async function show(html: string, options: PageOptions = {}) {
  const config = toScript({ title: 'From where you are', variants, defaultId: 'anywhere' });
  const page = startPage(
    `<div id="place">${html}</div><div data-component="geo-content" id="geo" data-load="load" data-config='${config}'></div>`,
    options,
  );
  const element = document.querySelector<HTMLElement>('#geo')!;
  await settled(element);
  return { page, element };
}

const region = () => within(screen.getByRole('region', { name: 'From where you are' }));
const choose = (value: string) =>
  fireEvent.change(region().getByRole('combobox', { name: 'Content for' }), { target: { value } });

test('an element that is hidden on the page is shown to those it is for, with its living widget', async () => {
  await show(gulf() + everybody);
  await vi.waitFor(() => expect(region().getByText('Welcome.')).toBeVisible());
  expect(screen.getByText('Just a drive away.')).not.toBeVisible();
  choose('KW');
  await vi.waitFor(() => expect(region().getByText('Just a drive away.')).toBeVisible());
  expect(region().getByText('Welcome.')).not.toBeVisible();
  expect(await region().findByRole('button', { name: 'Which road?' })).toBeVisible();
});

test('it goes back hidden when another content takes its place, and when the widget goes', async () => {
  const { page, element } = await show(gulf() + everybody);
  choose('KW');
  await vi.waitFor(() => expect(region().getByText('Just a drive away.')).toBeVisible());
  choose('JP');
  await vi.waitFor(() => expect(document.querySelector('#place > #gulf')).toHaveAttribute('hidden'));
  expect(region().getByText('Welcome.')).toBeVisible();
  page.unmount(element);
  await vi.waitFor(() => expect(document.querySelector('#place > #everybody')).not.toHaveAttribute('hidden'));
});

test('where an element is not on the page, visitors see the default', async () => {
  await show(gulf() + everybody);
  choose('FR');
  await vi.waitFor(() => expect(region().getByText('Welcome.')).toBeVisible());
  expect(screen.queryByText('Lost.')).toBeNull();
});

test('an author sees all contents, for whom they are, and which element everybody sees', async () => {
  await show(gulf('') + everybody, { cmsMode: 'author' });
  expect(
    await screen.findByText(/“gulf” is shown in: Kuwait\. The element “gulf” has no attribute hidden/),
  ).toBeVisible();
  expect(screen.getByText('Just a drive away.')).toBeVisible();
  expect(screen.getByText(/“anywhere” is the default/)).toBeVisible();
  expect(region().queryByRole('combobox')).toBeNull();
});

test('an author is told of an element that is not on the page', async () => {
  await show(gulf() + everybody, { cmsMode: 'author' });
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls.flat().map(String)).toContainEqual(
      expect.stringContaining('variants[slotId=lost]: expected element, found nothing'),
    ),
  );
});

test('an author is told of countries that nobody knows', async () => {
  const page = startPage(
    `<div data-component="geo-content" id="geo" data-load="load" data-config='${toScript({
      variants: [{ id: 'all', countries: ['Atlantis'], html: '<p>All.</p>' }],
      defaultId: 'all',
    })}'></div>`,
    { cmsMode: 'author' },
  );
  expect(page).toBeDefined();
  expect(await screen.findByText(/Nobody knows these countries: Atlantis\./)).toBeVisible();
});
