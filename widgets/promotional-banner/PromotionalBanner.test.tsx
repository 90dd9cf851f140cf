import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
});

/** An instant as an author writes it, some seconds from now. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const banner = { title: 'Pick roses before the sun is up' };
const region = () => screen.queryByRole('region', { name: banner.title });

describe('a visitor sees', () => {
  test('what the author wrote: eyebrow, title, text, picture and buttons', async () => {
    await renderWidget('promotional-banner', 'default');
    const section = within(screen.getByRole('region', { name: banner.title }));
    expect(section.getByRole('heading', { level: 2, name: banner.title })).toBeVisible();
    expect(section.getByText('Taif, late March to April')).toBeVisible();
    expect(section.getByText(/^Thirty-petalled blooms/)).toBeVisible();
    expect(section.getByRole('img', { name: /rose bushes/ })).toBeInTheDocument();
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/offers/rose-morning',
      '/en/events/taif-rose-harvest',
    ]);
  });

  test('one primary action, however many are solid', async () => {
    const ctas = ['Book', 'Read'].map((ctaLabel) => ({ ctaLabel, ctaLink: '#x' }));
    await renderWidget('promotional-banner', { ...banner, ctas });
    const [first, second] = screen.getAllByRole('link').map(({ className }) => className);
    expect(first).toMatch(/primary/);
    expect(second).toMatch(/stroke/);
  });

  test('a label without its link where the address may not be linked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('promotional-banner', 'faulty-links');
    expect(screen.getByText('See the programme')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('in its time', () => {
  test.each([
    ['before it begins', { from: inSeconds(3600) }, false],
    ['after it has begun', { from: inSeconds(-3600) }, true],
    ['before it ends', { to: inSeconds(3600) }, true],
    ['after it has ended', { to: inSeconds(-3600) }, false],
    ['on its last day', { to: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10) }, true],
  ])('%s', async (_, dates, isShown) => {
    const { element } = await renderWidget('promotional-banner', { ...banner, ...dates });
    expect(region() !== null).toBe(isShown);
    expect(element.querySelector('[data-widget-root]')?.childElementCount).toBe(isShown ? 1 : 0);
  });
});

describe('the countdown', () => {
  const end = { to: '2099-01-09', countdown: true };

  test('is a timer that is spoken as a date, and silent while it ticks', async () => {
    await renderWidget('promotional-banner', { ...banner, ...end });
    const timer = screen.getByRole('timer', { name: 'Until January 9, 2099' });
    expect(timer).toHaveAttribute('aria-live', 'off');
  });

  test('counts down', async () => {
    await renderWidget('promotional-banner', { ...banner, ...end });
    const cells = () => screen.getByRole('timer').firstElementChild?.textContent ?? '';
    const before = cells();
    expect(before).toMatch(/^\d{5}days\d\dhours?\d\dminutes?\d\dseconds?$/);
    await waitFor(() => expect(cells()).not.toBe(before));
  });

  test.each([
    ['latn', /^\d+يوم/],
    ['arab', /^[٠-٩]+يوم/],
  ])('has the digits of the site (%s) in Arabic', async (numerals, expected) => {
    await renderWidget('promotional-banner', { ...banner, ...end }, { language: 'ar', site: { numerals } });
    expect(screen.getByRole('timer').firstElementChild?.textContent).toMatch(expected);
  });

  test('needs an end', async () => {
    await renderWidget('promotional-banner', { ...banner, countdown: true });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('a banner that may be closed', () => {
  const dismissible = { ...banner, dismissible: true };

  test('stays closed for the visit; others stay open', async () => {
    await renderWidget('promotional-banner', dismissible);
    await userEvent.click(screen.getByRole('button', { name: 'Close', description: banner.title }));
    expect(region()).toBeNull();
    await renderWidget('promotional-banner', dismissible);
    expect(region()).toBeNull();
    await renderWidget('promotional-banner', { ...dismissible, title: 'Another' });
    expect(screen.getByRole('region', { name: 'Another' })).toBeVisible();
  });

  test('gives the focus back to where it came from', async () => {
    await renderWidget('promotional-banner', dismissible);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    expect(region()).toBeNull();
    expect(field).toHaveFocus();
  });

  test('has no cross unless its author says so', async () => {
    await renderWidget('promotional-banner', banner);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a click on a button is reported: its own words before the banner’s', async () => {
  await renderWidget('promotional-banner', {
    ...banner,
    ctaData: { sectionName: 'spring', pageCategory: 'taif' },
    dataLayer: { campaign: 7 },
    ctas: [{ ctaLabel: 'Book', ctaLink: '#book', ctaData: { sectionName: 'roses' } }],
  });
  await userEvent.click(screen.getByRole('link', { name: 'Book' }));
  expect(globals.dataLayer).toMatchObject([
    { event: 'cta_click', click_text: 'Book', section_name: 'roses', page_category: 'taif', campaign: 7 },
  ]);
});

describe('an author', () => {
  test.each([
    [{ from: '2099-01-01' }, 'Visitors will see this banner from January 1, 2099.'],
    [{ to: '2020-01-01' }, 'Visitors no longer see this banner. It ended on January 1, 2020.'],
  ])('sees a banner out of its time, and why visitors do not: %o', async (dates, reason) => {
    await renderWidget('promotional-banner', { ...banner, ...dates }, { cmsMode: 'author' });
    expect(screen.getByRole('note')).toHaveTextContent(reason);
    expect(region()).toBeVisible();
  });

  test('cannot lose it by its cross', async () => {
    await renderWidget('promotional-banner', { ...banner, dismissible: true }, { cmsMode: 'author' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).toBeVisible();
  });

  test('is told what to fill in where there is nothing', async () => {
    const { element } = await renderWidget('promotional-banner', {}, { cmsMode: 'author' });
    await waitFor(() => expect(element).toHaveTextContent(/Fill in:titleimagectas/));
  });
});
