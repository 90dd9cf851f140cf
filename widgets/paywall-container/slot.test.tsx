import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

/** An element of the page in place of an address: shown with permission, and never protected. */

setSession();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function show(slot: string, options: PageOptions = {}) {
  const config = toScript({ teaserHtml: '<p>The beginning.</p>', slotId: 'kept' });
  const page = startPage(
    `<div id="place">${slot}</div><div data-component="paywall-container" id="gate" data-config='${config}'></div>`,
    { path: 'page.html', ...options },
  );
  const element = document.querySelector<HTMLElement>('#gate')!;
  await settled(element);
  return { page, element };
}

const kept = (marks: string) => `<div id="kept" ${marks}><h2>The rest</h2></div>`;

test('an element that is hidden on the page is shown to whom the service allows it, and goes back hidden', async () => {
  const { page, element } = await show(kept('hidden'));
  expect(await screen.findByRole('heading', { name: 'The rest' })).toBeVisible();
  page.unmount(element);
  await vi.waitFor(() => expect(document.querySelector('#place > #kept')).toHaveAttribute('hidden'));
});

test('it stays where it is for whom the service does not', async () => {
  await show(kept('hidden'), { mode: 'B2B', path: 'partner-tools/rates.html' });
  await screen.findByRole('region', { name: 'Sign in to read on' });
  expect(document.querySelector('#place > #kept')).toHaveAttribute('hidden');
});

test.each([
  ['hidden', false],
  ['', true],
])(
  'an author reads in place that an element with the attribute "%s" is not protected',
  async (marks, isOpen) => {
    await show(kept(marks), { cmsMode: 'author' });
    const note = await screen.findByText(/The element “kept” is not protected/);
    expect(note.textContent.includes('It has no attribute hidden')).toBe(isOpen);
    expect(screen.getByRole('heading', { name: 'The rest' })).toBeVisible();
  },
);

test('an author is told of an element that is not on the page', async () => {
  await show('', { cmsMode: 'author' });
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls.flat().map(String)).toContainEqual(
      expect.stringContaining('slotId: expected element, found nothing'),
    ),
  );
});
