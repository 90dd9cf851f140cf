import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageAddress } from '#src/page/history.ts';
import { refuseHistory } from '#testing/refuse-history.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', () => {});
});

const drawing = (element: HTMLElement) => element.querySelector<SVGSVGElement>('svg[viewBox="0 0 982 806"]');
/** A region as it is drawn. */
const drawn = (element: HTMLElement, key: string) =>
  element.querySelector<SVGElement>(`[aria-hidden] [data-region="${key}"]`)!;
/** The name that stands beside the drawing. */
const label = (element: HTMLElement) => element.querySelector('p[aria-hidden]')?.textContent;
const radio = (name: string) => screen.getByRole('radio', { name });
const panel = () => screen.getAllByRole('heading').at(-1)!.textContent;

const links = {
  title: 'Choose a region',
  mode: 'link',
  regions: [
    { id: 'asir', ctaLink: '/en/regions/asir' },
    { id: 'jazan', ctaLink: '/en/regions/jazan', teaser: 'Islands and coffee.' },
  ],
};
const choice = {
  title: 'Regions',
  regions: [
    { id: 'west', label: 'The west', teaser: 'Sea.', ctaLink: '/en/west', path: 'M0 0H10V10Z' },
    { id: 'east', label: 'The east', teaser: 'Oases.', ctaLink: '/en/east', path: 'M10 0h10v10z' },
    { id: 'south', label: 'The south', teaser: 'Sand.' },
  ],
};

describe('regions as links', () => {
  test('each is once in the list, by its built-in name; the drawing has no stop of its own', async () => {
    const { element } = await renderWidget('region-map', links);
    expect(screen.getByRole('region', { name: 'Choose a region' })).toBeVisible();
    const found = within(screen.getByRole('list')).getAllByRole('link');
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Asir Region', '/en/regions/asir'],
      ['Jazan Region', '/en/regions/jazan'],
    ]);
    expect(screen.getAllByRole('link')).toEqual(found);
    expect(drawing(element)).toHaveAttribute('aria-hidden', 'true');
    expect(drawing(element)!.querySelectorAll('path')).toHaveLength(11 + 2 * 2);
    const [inDrawing] = drawing(element)!.querySelectorAll('a');
    expect(inDrawing).toHaveAttribute('href', '/en/regions/asir');
    expect(inDrawing).toHaveAttribute('tabindex', '-1');
  });

  test('have names in the page’s language, and those of their author before them', async () => {
    const regions = [{ id: 'asir' }, { id: 'jazan', label: 'جازان وجزرها' }];
    await renderWidget('region-map', { regions, mode: 'link' }, { language: 'ar' });
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['منطقة عسير', 'جازان وجزرها']);
    expect(screen.getByRole('region', { name: 'المناطق' })).toBeVisible();
  });

  test('report from where they were followed', async () => {
    const { element } = await renderWidget('region-map', links);
    fireEvent.click(screen.getByRole('link', { name: 'Asir Region' }), { ctrlKey: true });
    fireEvent.click(drawn(element, 'jazan').querySelector('path')!, { ctrlKey: true });
    expect(events).toEqual([
      expect.objectContaining({ event: 'item_click', click_text: 'Asir Region', link: '/en/regions/asir' }),
      expect.objectContaining({
        event: 'map_marker_click',
        click_text: 'Jazan Region',
        link: '/en/regions/jazan',
      }),
    ]);
  });

  test('light up in the drawing with the focus, in the list under the pointer, and their name stands beside', async () => {
    const { element } = await renderWidget('region-map', links);
    const entry = screen.getByRole('link', { name: 'Jazan Region' });
    act(() => entry.focus());
    expect(drawn(element, 'jazan')).toHaveAttribute('data-lit');
    expect(label(element)).toBe('Jazan Region');
    act(() => entry.blur());
    expect(drawn(element, 'jazan')).not.toHaveAttribute('data-lit');
    fireEvent.pointerOver(drawn(element, 'asir').querySelector('path')!);
    expect(screen.getByRole('link', { name: 'Asir Region' }).closest('li')).toHaveAttribute('data-lit');
    expect(label(element)).toBe('Asir Region');
    fireEvent.pointerOver(drawing(element)!);
    expect(label(element)).toBeUndefined();
  });

  test('the one whose page this is says so', async () => {
    const here = [
      { id: 'asir', ctaLink: '?f.region=asir' },
      { id: 'jazan', ctaLink: '?f.region=jazan' },
      { id: 'tabuk', ctaLink: '/en/page.html#x' },
    ];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await renderWidget('region-map', { mode: 'link', regions: here });
    const current = () =>
      [...element.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(current()).toEqual(['Tabuk Region']);
    act(() => {
      history.pushState(null, '', '?f.region=jazan&sort=title');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(current()).toEqual(['Jazan Region', 'Tabuk Region']);
    expect(drawn(element, 'jazan')).toHaveAttribute('data-chosen');
  });
});

describe('regions as a choice', () => {
  test('one is open; the arrow keys open another, with its sentence and its link', async () => {
    const visitor = userEvent.setup();
    await renderWidget('region-map', { ...choice, highlight: 'east' });
    expect(screen.getByRole('radiogroup', { name: 'Choose a region' })).toBeVisible();
    expect(radio('The east')).toBeChecked();
    expect(panel()).toBe('The east');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await visitor.tab();
    expect(radio('The east')).toHaveFocus();
    await visitor.keyboard('{ArrowLeft}');
    expect(radio('The west')).toBeChecked();
    expect(panel()).toBe('The west');
    expect(screen.getByText('Sea.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Discover The west' });
    fireEvent.click(link, { ctrlKey: true });
    expect(events.map(({ event, click_text, link: to }) => [event, click_text, to])).toEqual([
      ['item_click', 'The west', ''],
      ['item_click', 'The west', '/en/west'],
    ]);
  });

  test('a press in the drawing opens it, and is reported', async () => {
    const { element } = await renderWidget('region-map', choice);
    fireEvent.click(drawn(element, 'east').querySelector('path')!);
    expect(radio('The east')).toBeChecked();
    expect(drawn(element, 'east')).toHaveAttribute('data-chosen');
    expect(drawn(element, 'west')).not.toHaveAttribute('data-chosen');
    expect(events).toEqual([expect.objectContaining({ event: 'map_marker_click', click_text: 'The east' })]);
  });

  test('is in the address: the first one is a step that Back undoes, the others are none', async () => {
    const back = async () => {
      history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    };
    const regions = ['north', 'middle', 'rest'].map((id) => ({ id, label: id }));
    await renderWidget('region-map', { regions });
    const before = history.length;
    fireEvent.click(radio('middle'));
    fireEvent.click(radio('rest'));
    expect([location.hash, history.length]).toEqual(['#rest', before + 1]);
    await act(back);
    expect(location.hash).toBe('');
    await waitFor(() => expect(radio('north')).toBeChecked());
  });

  test('opens where the browser refuses to write the history, and the next one that may be written stands there', async () => {
    const regions = ['north', 'middle', 'rest'].map((id) => ({ id, label: id }));
    const { element } = await renderWidget('region-map', { regions });
    // Steps that an earlier test went back over lie ahead, and the next step takes their place.
    history.pushState(null, '', location.href);
    const before = history.length;
    const allow = refuseHistory();
    fireEvent.click(radio('middle'));
    expect(radio('middle')).toBeChecked();
    expect(pageAddress().hash).toBe('#middle');
    expect(element).toHaveAttribute('data-status', 'mounted');
    allow();
    fireEvent.click(radio('rest'));
    expect([location.hash, history.length]).toEqual(['#rest', before + 1]);
  });

  test('a link to one opens it', async () => {
    const regions = ['one', 'two'].map((id) => ({ id, label: id }));
    await renderWidget('region-map', { regions });
    act(() => {
      history.replaceState(null, '', '#two');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(radio('two')).toBeChecked();
    expect(document.getElementById('two')).toContainElement(radio('two'));
  });

  test('an author chooses without an address', async () => {
    await renderWidget('region-map', choice, { cmsMode: 'author' });
    fireEvent.click(radio('The east'));
    expect(panel()).toBe('The east');
    expect(location.hash).toBe('');
  });
});

describe('what an author got wrong', () => {
  test('a region that is not drawn and one without an outline stand in the list alone, and the author is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await renderWidget('region-map', 'faulty-regions', { cmsMode: 'author' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Atlantis',
      'Tabuk Region',
      'Hail Region',
    ]);
    const keys = [...drawing(element)!.querySelectorAll('[data-region]')];
    expect(keys.map((region) => region.getAttribute('data-region'))).toEqual(['tabuk', 'hail']);
    const notes = await screen.findAllByRole('note');
    const told = notes.map(({ textContent }) => textContent).join(' ');
    expect(told).toContain('The outline is no path data, and is not used: tabuk.');
    expect(told).toContain('Not in the drawing, and so in the list alone: atlantis.');
  });

  test('where no region is drawn there is no drawing', async () => {
    const { element } = await renderWidget('region-map', { regions: [{ id: 'oz', label: 'Oz' }] });
    expect(drawing(element)).toBeNull();
    expect(radio('Oz')).toBeChecked();
  });

  test('without a region an author is asked for one', async () => {
    await renderWidget('region-map', 'empty', { cmsMode: 'author' });
    expect(await screen.findByRole('region', { name: 'region-map' })).toHaveTextContent('regions');
  });
});

describe('a drawing by its address', () => {
  const islands = {
    svgReference: '/maps/islands.svg',
    regions: [
      { id: 'farasan', label: 'Farasan' },
      { id: 'sajid', label: 'Sajid' },
      { id: 'own', label: 'Own', path: 'M0 0h9v9z' },
    ],
  };
  const graphic =
    '<svg viewBox="0 0 9 9"><path id="farasan" d="M0 0h4v4z"/><path id="other" d="M5 5h4v4z"/></svg>';

  async function show(answer: () => Response, options?: PageOptions) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(new URL(address).pathname);
      return Promise.resolve(answer());
    });
    const { element } = await renderWidget('region-map', islands, options);
    return { element, asked };
  }

  test('has the regions as elements with their keys as ids, or with their own outlines', async () => {
    const { element, asked } = await show(() => new Response(graphic), { cmsMode: 'author' });
    await waitFor(() => expect(drawn(element, 'farasan')).toHaveAttribute('data-chosen'));
    expect(asked).toEqual(['/maps/islands.svg']);
    fireEvent.click(element.querySelector('[aria-hidden] path[d="M0 0h9v9z"]')!);
    expect(radio('Own')).toBeChecked();
    expect(drawn(element, 'farasan')).not.toHaveAttribute('data-chosen');
    expect(await screen.findByRole('note')).toHaveTextContent('in the list alone: sajid.');
  });

  test('leads where the list does', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(graphic)));
    const { element } = await renderWidget('region-map', {
      ...islands,
      mode: 'link',
      regions: [{ id: 'farasan', label: 'Farasan', ctaLink: '#farasan-islands' }],
    });
    await waitFor(() => expect(drawn(element, 'farasan')).not.toBeNull());
    fireEvent.click(drawn(element, 'farasan'));
    expect(events).toEqual([
      expect.objectContaining({ event: 'item_click', click_text: 'Farasan', link: '#farasan-islands' }),
    ]);
  });

  test('has no scripts and nothing of other hosts', async () => {
    const hostile = graphic.replace(
      '<path',
      '<script>alert(1)</script><image href="https://evil.example/x.png"/><path onclick="alert(2)" style="fill:url(//evil.example)"',
    );
    const { element } = await show(() => new Response(hostile));
    await waitFor(() => expect(drawn(element, 'farasan')).not.toBeNull());
    expect(element.querySelector('[aria-hidden] svg')!.outerHTML).not.toMatch(
      /script|alert|evil|style|image/,
    );
  });

  test.each([
    ['is a page', () => new Response(`<!doctype html>${graphic}`)],
    [
      'is larger than 64 kB',
      () => new Response(graphic.replace('</svg>', `${'<path d="M0 0h9"/>'.repeat(4000)}</svg>`)),
    ],
    ['is not there', () => new Response('', { status: 404 })],
    ['holds nothing', () => new Response('<svg></svg>')],
  ])('one that %s leaves the list alone, and the author is told', async (_, answer) => {
    const { element } = await show(answer, { cmsMode: 'author' });
    expect(await screen.findByRole('note')).toHaveTextContent('the list stands alone: /maps/islands.svg.');
    expect(element.querySelector('[aria-hidden] svg')).toBeNull();
    fireEvent.click(radio('Sajid'));
    expect(panel()).toBe('Sajid');
  });
});
