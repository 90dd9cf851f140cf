import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alerts } from '#src/alert/store.ts';
import { renderWidget } from '#testing/render-widget.tsx';

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
});
afterEach(async () => {
  for (let alert = alerts.shown()[0]; alert; alert = alerts.shown()[0]) alerts.dismiss(alert.id);
  // An alert that waits for its text would be drawn when the page is gone: the loader ends what is removed, a task later.
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 10));
});

const rootOf = (element: Element) => element.querySelector('[data-widget-root]');

describe('a toast', () => {
  test('shows in the page’s region, nothing in its own place', async () => {
    const { element } = await renderWidget('alert', 'default');
    const region = await screen.findByRole('region', { name: 'Messages' });
    expect(await within(region).findByText('Balloon mornings are filling up')).toBeVisible();
    expect(element).not.toContainElement(region);
    expect(rootOf(element)).toBeEmptyDOMElement();
  });

  test('goes with its widget', async () => {
    const { element, page } = await renderWidget('alert', 'default');
    await screen.findByText('Balloon mornings are filling up');
    page.unmount(element);
    await waitFor(() => expect(screen.queryByText('Balloon mornings are filling up')).toBeNull());
  });

  test('is closed by hand', async () => {
    await renderWidget('alert', 'error');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('closes by itself after the duration that its author set', async () => {
    await renderWidget('alert', { title: 'Saved', duration: '20' });
    await screen.findByText('Saved');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  test('has the theme and the language of the page', async () => {
    await renderWidget('alert', 'default', { language: 'ar', theme: 'blue' });
    const region = await screen.findByRole('region', { name: 'الرسائل' });
    expect(region.closest('[data-theme]')).toHaveAttribute('data-theme', 'blue');
  });
});

describe('an alert in the page', () => {
  test('stands where the widget stands, with its title as a heading', async () => {
    const { element } = await renderWidget('alert', 'in-page');
    const alert = within(element).getByRole('alert');
    expect(await within(alert).findByRole('heading', { level: 3 })).toHaveTextContent(
      'The road to the Edge of the World is closed after rain',
    );
  });

  test('reports a click on its button in its author’s words', async () => {
    const button = { buttonLabel: 'See the map', buttonLink: '#map' };
    await renderWidget('alert', {
      title: 'Closed',
      placement: 'page',
      ...button,
      ctaData: { sectionName: 'roads' },
      dataLayer: { campaign: 7 },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'See the map' }));
    expect(globals.dataLayer).toMatchObject([
      { event: 'cta_click', click_text: 'See the map', link: '#map', section_name: 'roads', campaign: 7 },
    ]);
  });

  test('is closed by hand, and by its button when that leads nowhere', async () => {
    await renderWidget('alert', { title: 'Closed', placement: 'page', buttonLabel: 'Got it' });
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('an unknown type is shown all the same, and reported to its author', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('alert', 'faulty-unknown-type');
  expect(await screen.findByText('Desert evenings are cold this week')).toBeVisible();
  expect(errors).toHaveBeenCalledWith(
    'tourism-widgets: alert: type: expected success | error | warning | info, found "urgent"',
    expect.anything(),
  );
});

test.each([0, -5, 'soon', null])('a duration of %o is the usual one', async (duration) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('alert', { title: 'Saved', duration });
  await screen.findByText('Saved');
  expect(alerts.shown()[0]?.duration).toBe(4000);
});

test('an alert without text is not shown', async () => {
  const { element } = await renderWidget('alert', 'no-text');
  expect(alerts.shown()).toEqual([]);
  expect(rootOf(element)).toBeEmptyDOMElement();
});

describe('an author', () => {
  test('sees a toast in its place, open for as long as they like', async () => {
    const { element } = await renderWidget('alert', { title: 'Saved', duration: 1 }, { cmsMode: 'author' });
    const close = await within(element).findByRole('button', { name: 'Close' });
    await userEvent.click(close);
    expect(within(element).getByText('Saved')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });

  test('is told what to fill in', async () => {
    const { element } = await renderWidget('alert', 'no-text', { cmsMode: 'author' });
    await waitFor(() =>
      expect(element).toHaveTextContent('alertNothing to show yet. Fill in:titledescription'),
    );
  });
});
