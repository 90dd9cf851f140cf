import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stopScroll } from '#src/page/anchors.ts';
import { renderWidget } from '#testing/render-widget.tsx';
import { makeBodyScroll, watchLeading } from '#testing/scrolling-element.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const panelOf = (name: string) =>
  document.querySelector<HTMLElement>(`[id="${button(name).getAttribute('aria-controls')}"]`)!;

const section = (id: string, heading: string) => ({ id, heading, body: `<p>About ${heading}</p>` });
const three = { items: [section('visas', 'Visas'), section('money', 'Money'), section('trains', 'Trains')] };
const openOnes = () => ['Visas', 'Money', 'Trains'].filter(isOpen);

test('shows each section as a heading with a button, one level below the title', async () => {
  await renderWidget('accordion');
  expect(screen.getByRole('region', { name: 'Before you land' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings).toHaveLength(6);
  expect(within(headings[0]!).getByRole('button', { name: 'Do I need a visa?' })).toBeVisible();
});

test('without a title its headings are of the level that the author gives', async () => {
  await renderWidget('accordion', { ...three, headingLevel: 4 });
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
});

test('under a title of the fourth level its headings are of the fifth', async () => {
  await renderWidget('accordion', { ...three, title: 'Good to know', headingLevel: 4 });
  expect(screen.getAllByRole('heading', { level: 5 })).toHaveLength(3);
});

test('opens and closes a section with Enter and Space, and reports each opening', async () => {
  const visitor = userEvent.setup();
  const events: Record<string, unknown>[] = [];
  vi.stubGlobal('dataLayer', events);
  await renderWidget('accordion', { ...three, showAllControl: false, dataLayer: { place: 'visa page' } });
  await visitor.tab();
  expect(button('Visas')).toHaveFocus();
  expect(panelOf('Visas')).toHaveAttribute('hidden', 'until-found');
  await visitor.keyboard('{Enter}');
  expect(openOnes()).toEqual(['Visas']);
  expect(panelOf('Visas')).toHaveTextContent('About Visas');
  await visitor.keyboard(' ');
  expect(openOnes()).toEqual([]);
  await visitor.tab();
  await visitor.keyboard(' ');
  expect(openOnes()).toEqual(['Money']);
  expect(
    events.map(({ event, click_text, section_name, place }) => [event, click_text, section_name, place]),
  ).toEqual([
    ['disclosure_open', 'Visas', 'accordion', 'visa page'],
    ['disclosure_open', 'Money', 'accordion', 'visa page'],
  ]);
});

test('shows the sections open that their author names, and ignores names of none', async () => {
  await renderWidget('accordion', { ...three, expandedItems: ['money', 'nothing', 'trains'] });
  expect(openOnes()).toEqual(['Money', 'Trains']);
});

test('one at a time, opening a section closes the other, and there is no button for all', async () => {
  const visitor = userEvent.setup();
  await renderWidget('accordion', { ...three, singleExpansion: true, expandedItems: ['visas', 'money'] });
  expect(openOnes()).toEqual(['Visas']);
  await visitor.click(button('Trains'));
  expect(openOnes()).toEqual(['Trains']);
  await visitor.click(button('Trains'));
  expect(openOnes()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull();
});

describe('the button for all', () => {
  test('opens all, then closes all, keeps the focus, and reports it once', async () => {
    const visitor = userEvent.setup();
    const events: unknown[] = [];
    vi.stubGlobal('dataLayer', events);
    await renderWidget('accordion', { ...three, expandedItems: ['money'] });
    await visitor.click(button('Open all'));
    expect(openOnes()).toEqual(['Visas', 'Money', 'Trains']);
    expect(button('Close all')).toHaveFocus();
    await visitor.click(button('Close all'));
    expect(openOnes()).toEqual([]);
    expect(events).toEqual([expect.objectContaining({ event: 'disclosure_open', click_text: 'Open all' })]);
  });

  test('is in the language of the page', async () => {
    await renderWidget('accordion', three, { language: 'ar' });
    expect(button('فتح الكل')).toBeVisible();
  });

  test('is not there for two sections, nor where the author wants none', async () => {
    await renderWidget('accordion', { items: three.items.slice(0, 2) });
    expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull();
    await renderWidget('accordion', { ...three, showAllControl: 'false' });
    expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull();
  });
});

test('the browser’s search opens the section in which it finds something', async () => {
  await renderWidget('accordion', { ...three, singleExpansion: true, expandedItems: ['visas'] });
  fireEvent(panelOf('Money'), new Event('beforematch', { bubbles: true }));
  await vi.waitFor(() => expect(openOnes()).toEqual(['Money']));
  expect(panelOf('Money')).not.toHaveAttribute('hidden');
});

describe('an address that names a section', () => {
  afterEach(stopScroll);

  const goTo = (hash: string) => {
    location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
  };

  test('opens it and scrolls to it as the page starts', async () => {
    await renderWidget('accordion', three, { path: 'page.html#money' });
    await vi.waitFor(() => expect(openOnes()).toEqual(['Money']));
    expect(panelOf('Money')).toHaveAttribute('id', 'money');
    await vi.waitFor(() => expect(panelOf('Money')).toHaveFocus());
  });

  test.each([
    ['the page', () => vi.stubGlobal('scrollY', 600)],
    ['the body in place of the window', () => void (makeBodyScroll().scrollTop = 600)],
  ])('opens it without a jump for a visitor who has scrolled %s already', async (_, scroll) => {
    const led = watchLeading();
    scroll();
    await renderWidget('accordion', three, { path: 'page.html#money' });
    await vi.waitFor(() => expect(openOnes()).toEqual(['Money']));
    expect(panelOf('Money')).not.toHaveFocus();
    expect(led).toEqual([]);
  });

  test('opens it when it changes, and leaves the others as they are', async () => {
    await renderWidget('accordion', { ...three, expandedItems: ['visas'] });
    goTo('#trains');
    await vi.waitFor(() => expect(openOnes()).toEqual(['Visas', 'Trains']));
    await vi.waitFor(() => expect(panelOf('Trains')).toHaveFocus());
    goTo('#nothing');
    expect(openOnes()).toEqual(['Visas', 'Trains']);
  });

  test('opens nothing where the author wants no links to sections', async () => {
    await renderWidget('accordion', { ...three, deepLink: false }, { path: 'page.html#money' });
    goTo('#trains');
    expect(openOnes()).toEqual([]);
    expect(document.querySelector('#money')).toBeNull();
  });

  test('is followed no longer once the widget is gone', async () => {
    const { element, page } = await renderWidget('accordion', { items: [section('ferries', 'Ferries')] });
    page.unmount(element);
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    document.body.insertAdjacentHTML('beforeend', '<p id="ferries">Ferries</p>');
    goTo('#ferries');
    expect(document.querySelector('#ferries')).not.toHaveFocus();
  });
});

test('leaves out sections without a heading or a text, and says so; a wrong icon leaves the heading', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWidget('accordion', 'faulty-items');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const report = errors.mock.calls.map(([text]) => String(text)).find((text) => text.includes('items[3]'));
  for (const path of ['items[1].body', 'items[2].heading', 'showAllControl']) expect(report).toContain(path);
  await vi.waitFor(() =>
    expect(errors.mock.calls.map(([text]) => String(text))).toContainEqual(
      expect.stringContaining('no-such-icon'),
    ),
  );
  const link = await screen.findByText('A bad link');
  expect(link.closest('a[href]')).toBeNull();
});

test('asks an author for sections where there are none, and shows visitors nothing', async () => {
  await renderWidget('accordion', 'empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'accordion' })).toHaveTextContent('items');
});
