import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, settled, startPage, toScript, type PageOptions } from '#testing/render-widget.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** All panels, shown or not; a tab and the hidden button of the same panel control it. */
const panels = () => {
  const controls = [...document.querySelectorAll('[aria-controls]')];
  const ids = new Set(controls.map((control) => control.getAttribute('aria-controls')!));
  return [...ids].map((id) => document.getElementById(id)!);
};
const shownTexts = () =>
  panels()
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);

/** The widget with its texts, which the sanitiser writes. */
async function show(config: string | object, options?: PageOptions) {
  const rendered = await renderWidget('content-tabs', config, options);
  await vi.waitFor(() => expect(document.querySelector('[data-rich-text]:empty')).toBeNull());
  return rendered;
}

const item = (id: string, label: string) => ({ id, label, body: `<p>About ${label}</p>` });
const three = {
  title: 'Entry',
  tabs: [item('visas', 'Visas'), item('money', 'Money'), item('trains', 'Trains')],
};

const observers = new Set<() => void>();
let width = 0;
beforeEach(() => {
  observers.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #measure: () => void;
      constructor(measure: () => void) {
        this.#measure = measure;
      }
      observe() {
        observers.add(this.#measure);
      }
      disconnect() {
        observers.delete(this.#measure);
      }
    },
  );
});
const resize = (to: number) =>
  act(() => {
    width = to;
    for (const measure of observers) measure();
  });

describe('in a wide column', () => {
  beforeEach(() => {
    width = 1024;
  });

  test('shows a list of tabs, named by the title, and the panel of the first', async () => {
    await show(three);
    const list = screen.getByRole('tablist', { name: 'Entry' });
    expect(within(list).getAllByRole('tab')).toHaveLength(3);
    expect(screen.getByRole('tabpanel', { name: 'Visas' })).toHaveTextContent('About Visas');
    expect(tab('Visas')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Visas')).toHaveAttribute('aria-controls', 'visas');
    expect(panels().filter(({ hidden }) => hidden)).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('names the list in the language of the page where there is no title', async () => {
    await show({ tabs: three.tabs }, { language: 'ar' });
    expect(screen.getByRole('tablist', { name: 'اختر قسمًا' })).toBeVisible();
  });

  test('shows a panel when its tab is pressed, and reports the tab', async () => {
    const events: Record<string, unknown>[] = [];
    vi.stubGlobal('dataLayer', events);
    await show(three);
    fireEvent.click(tab('Money'));
    expect(shownTexts()).toEqual(['About Money']);
    expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([['tab_click', 'Money']]);
  });

  test('shows at first what its author names, and else the first', async () => {
    await show({ ...three, activeItem: 'trains' });
    expect(tab('Trains')).toHaveAttribute('aria-selected', 'true');
    await show({ ...three, activeItem: 'nothing' });
    expect(tab('Visas')).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['a row in English', { language: 'en' }, {}, '{ArrowRight}'],
    ['a row in Arabic', { language: 'ar' }, {}, '{ArrowLeft}'],
    ['tabs below each other', { language: 'ar' }, { orientation: 'vertical' }, '{ArrowDown}'],
  ] as const)('the arrow keys follow the visual order: %s', async (_, page, config, key) => {
    const visitor = userEvent.setup();
    await show({ ...three, ...config }, page);
    const isVertical = 'orientation' in config;
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe(isVertical ? 'vertical' : null);
    await visitor.tab();
    await visitor.keyboard(key);
    expect(tab('Money')).toHaveFocus();
    expect(shownTexts()).toEqual(['About Money']);
  });

  test('opens a tab by Enter alone where its author wants that', async () => {
    const visitor = userEvent.setup();
    await show({ ...three, activation: 'manual' });
    await visitor.tab();
    await visitor.keyboard('{ArrowRight}');
    expect(shownTexts()).toEqual(['About Visas']);
    await visitor.keyboard('{Enter}');
    expect(shownTexts()).toEqual(['About Money']);
  });

  test('the browser’s search opens the panel in which it finds something', async () => {
    await show(three);
    const hidden = panels().find(({ id }) => id === 'trains')!;
    expect(hidden).toHaveAttribute('hidden', 'until-found');
    fireEvent(hidden, new Event('beforematch', { bubbles: true }));
    expect(tab('Trains')).toHaveAttribute('aria-selected', 'true');
    expect(hidden).not.toHaveAttribute('hidden');
  });

  test('shows the beginning of a long label, and names the tab by all of it', async () => {
    const label = 'What to know about visas, passports and the border';
    await show({ tabs: [item('a', label), item('b', 'Short')] });
    expect(tab(label)).toHaveTextContent(/^What to know about visas, passports an$/);
  });
});

describe('in a narrow column', () => {
  beforeEach(() => {
    width = 390;
  });

  test('is an accordion of which the first section is open, and nothing is a tab', async () => {
    await show(three);
    for (const role of ['tablist', 'tab', 'tabpanel']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(button('Visas')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Money'));
    expect(shownTexts()).toEqual(['About Visas', 'About Money']);
    fireEvent.click(button('Visas'));
    expect(shownTexts()).toEqual(['About Money']);
  });

  test('reports a section that is opened as it would a tab', async () => {
    const events: Record<string, unknown>[] = [];
    vi.stubGlobal('dataLayer', events);
    await show(three);
    fireEvent.click(button('Money'));
    fireEvent.click(button('Money'));
    expect(events.map(({ event, click_text }) => [event, click_text])).toEqual([['tab_click', 'Money']]);
  });

  test('keeps tabs in a row where its author wants that, also of tabs below each other', async () => {
    await show({ ...three, mobile: 'scroll', orientation: 'vertical' });
    expect(screen.getByRole('tablist')).not.toHaveAttribute('aria-orientation');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('when the column changes, what is in the panels stays, what was chosen is shown, and the focus has an heir', async () => {
  width = 1024;
  await show(three);
  fireEvent.click(tab('Money'));
  tab('Money').focus();
  const texts = panels().map((panel) => panel.querySelector('p'));
  resize(767);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(button('Money')).toHaveFocus();
  expect(shownTexts()).toEqual(['About Money']);
  fireEvent.click(button('Trains'));
  button('Trains').focus();
  resize(768);
  expect(tab('Trains')).toHaveFocus();
  expect(tab('Trains')).toHaveAttribute('aria-selected', 'true');
  expect(shownTexts()).toEqual(['About Trains']);
  expect(panels().map((panel) => panel.querySelector('p'))).toEqual(texts);
});

test.each([
  ['tabs', 1024],
  ['an accordion', 390],
])('follows its column no longer once it is gone: %s', async (_, columnWidth) => {
  width = columnWidth;
  const { element, page } = await show(three);
  // The platform watches the zoom of the body as long as the page is open.
  expect(observers.size).toBe(2);
  page.unmount(element);
  await vi.waitFor(() => expect(observers.size).toBe(1));
});

test('shows one tab under its label, without tabs', async () => {
  width = 1024;
  await show('single');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Visas' })).toBeVisible();
  expect(screen.getByText(/Many travellers can apply online/)).toBeVisible();
});

test('shows an author all panels, each under its label', async () => {
  width = 1024;
  await show(three, { cmsMode: 'author' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  for (const { label } of three.tabs) {
    expect(screen.getByRole('heading', { name: label })).toBeVisible();
    expect(screen.getByText(`About ${label}`)).toBeVisible();
  }
});

describe('an address that names a tab', () => {
  const goTo = (hash: string) => {
    location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
  };

  test.each([
    ['a wide column', 1024],
    ['a narrow column', 390],
  ])('opens it and moves the focus to it, in %s', async (_, columnWidth) => {
    width = columnWidth;
    await show(three, { path: 'page.html#money' });
    await vi.waitFor(() => expect(document.querySelector('#money')).toHaveFocus());
    expect(shownTexts()).toContainEqual('About Money');
  });

  test('opens it when it changes; one of another widget changes nothing', async () => {
    width = 1024;
    await show({ ...three, tabs: [...three.tabs, item('visas', 'More visas')] });
    goTo('#of-another-widget');
    expect(shownTexts()).toEqual(['About Visas']);
    goTo('#visas-2');
    await vi.waitFor(() => expect(shownTexts()).toEqual(['About More visas']));
  });

  test('means nothing where the author wants no links to tabs', async () => {
    width = 1024;
    await show({ ...three, deepLink: false }, { path: 'page.html#money' });
    expect(shownTexts()).toEqual(['About Visas']);
    expect(document.querySelector('#money')).toBeNull();
  });
});

describe('a tab that shows an element of the page', () => {
  const config = {
    title: 'Entry',
    tabs: [
      item('visas', 'Visas'),
      { label: 'Figures', slotId: 'figures' },
      { label: 'Lost', slotId: 'lost' },
    ],
  };
  const figures = `<div id="figures"><p>Figures of the year</p><div data-component="accordion" id="living"
    data-config='${toScript({ items: [{ id: 'inner', heading: 'Coast', body: '<p>1,000 km</p>' }] })}'></div></div>`;

  const showPage = async (inFallback: boolean, path = 'page.html') => {
    const page = startPage(
      `<div id="place">${inFallback ? '' : figures}</div><div data-component="content-tabs" id="tabs"
        data-config='${toScript(config)}'>${inFallback ? figures : ''}</div>`,
      { path },
    );
    const element = document.querySelector<HTMLElement>('#tabs')!;
    await settled(element);
    return { page, element };
  };

  test.each([
    ['elsewhere', false],
    ['in its own fallback', true],
  ])(
    'shows it with its living widget, which stands %s, and keeps that alive in every layout',
    async (_, inFallback) => {
      width = 1024;
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await showPage(inFallback);
      fireEvent.click(tab('Figures'));
      expect(screen.getByRole('tabpanel', { name: 'Figures' })).toHaveTextContent('Figures of the year');
      const inner = await screen.findByRole('button', { name: 'Coast' });
      fireEvent.click(inner);
      expect(inner).toHaveAttribute('aria-expanded', 'true');
      resize(390);
      expect(button('Coast')).toBe(inner);
      expect(inner).toHaveAttribute('aria-expanded', 'true');
      expect(inner.closest('#figures')).toBe(document.querySelector('#figures'));
    },
  );

  test('gives it back when the widget goes', async () => {
    width = 1024;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page, element } = await showPage(false);
    expect(document.querySelector('#place')).toBeEmptyDOMElement();
    page.unmount(element);
    await vi.waitFor(() => expect(document.querySelector('#place > #figures')).not.toBeNull());
  });

  test('is opened by an address that names the element', async () => {
    width = 1024;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await showPage(false, 'page.html#figures');
    await vi.waitFor(() => expect(document.querySelector('#figures')).toHaveFocus());
    expect(tab('Figures')).toHaveAttribute('aria-selected', 'true');
  });

  test('is left out where the element is not on the page, and that is reported', async () => {
    width = 1024;
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await showPage(false);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Visas', 'Figures']);
    expect(errors.mock.calls.map(([text]) => String(text))).toContainEqual(
      expect.stringContaining('tabs[slotId=lost]: expected element, found nothing'),
    );
  });

  test('shows its text where the element is not on the page', async () => {
    width = 1024;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      tabs: [item('visas', 'Visas'), { ...item('money', 'Money'), slotId: 'lost' }],
    });
    fireEvent.click(tab('Money'));
    expect(shownTexts()).toEqual(['About Money']);
  });
});

test('leaves out tabs without a label or a content, and says so', async () => {
  width = 1024;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show('faulty-tabs');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'What currency is used?',
    'How much cash may I bring?',
  ]);
  const report = errors.mock.calls.map(([text]) => String(text)).find((text) => text.includes('tabs[1]'));
  for (const path of ['tabs[1].label', 'tabs[2]', 'tabs[slotId=not-on-this-page]', 'tabs[5]', 'orientation'])
    expect(report).toContain(path);
  await vi.waitFor(() =>
    expect(errors.mock.calls.map(([text]) => String(text))).toContainEqual(
      expect.stringContaining('no-such-icon'),
    ),
  );
  const link = screen.getByText('A bad link');
  expect(link.closest('a[href]')).toBeNull();
});

test('asks an author for tabs where there are none, and shows visitors nothing', async () => {
  await show('empty', { cmsMode: 'author' });
  expect(await screen.findByRole('region', { name: 'content-tabs' })).toHaveTextContent('tabs');
});
