// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endFakePages,
  mountElement,
  mountHtml,
  nextTasks,
  outcomeOf,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';
import { alive, calls } from '#testing/fake-widgets.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(endFakePages);

const counter = (id = 'living') => mountHtml('counter', id, { title: 'Visits' });
const visa = `<div id="visa"><p>Apply online.</p>${counter()}</div>`;
/** The element stands between two others that tell its place. */
const inPlace = (html: string) => `<main id="place"><p>Before</p>${html}<p>After</p></main>`;
const panels = (ids: string[], id = 'panels', title = 'Entry') =>
  mountHtml('panels', id, { title, panels: ids });

const panelsOf = (title = 'Entry') =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('article')
    .map((panel) => panel.textContent);
const isIn = (id: string, title = 'Entry') =>
  screen.getByRole('region', { name: title }).contains(mountElement(id));
const expectInPlace = () =>
  expect([...mountElement('place').children].map(({ id, textContent }) => id || textContent)).toEqual([
    'Before',
    'visa',
    'After',
  ]);
const reports = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text));

/** Counts once, so that a widget that was mounted anew would show it. */
async function countOnce() {
  const button = await screen.findByRole('button', { name: 'Visits 0' });
  fireEvent.click(button);
  return screen.findByRole('button', { name: 'Visits 1' });
}

describe('an element of the page', () => {
  test('is shown in the panel that names it, and the widget in it keeps its state', async () => {
    const page = startFakePage(inPlace(visa) + panels(['visa']), { held: ['panels'] });
    const button = await countOnce();
    page.arrive('panels');
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([expect.stringContaining('Apply online.')]);
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Visits 2' })).toBe(button);
    expect(page.events).toEqual(['counter mounted', 'panels mounted']);
  });

  test.each<[string, (page: ReturnType<typeof startFakePage>) => void]>([
    ['its panel goes', () => screen.getByRole('button', { name: 'Panels' }).click()],
    ['the widget is taken away by call', ({ widgets }) => widgets.unmount(mountElement('panels'))],
    ['the widget fails', () => calls.throwLater(new Error('later'))],
    ['the widget is removed from the page', () => mountElement('panels').remove()],
    ['the page empties the widget', () => mountElement('panels').replaceChildren()],
    ['the widget becomes another', () => (mountElement('panels').dataset['component'] = 'card')],
  ])('goes back to its very place when %s, with its living widget', async (_, act) => {
    const page = startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    const button = await countOnce();
    expect(isIn('visa')).toBe(true);
    act(page);
    await vi.waitFor(expectInPlace);
    expect(mountElement('place').childNodes).toHaveLength(3);
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
  });

  test('is shown again when the panel comes back', async () => {
    startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    const button = await countOnce();
    const toggle = screen.getByRole('button', { name: 'Panels' });
    fireEvent.click(toggle);
    fireEvent.click(toggle);
    await vi.waitFor(() => expect(isIn('visa')).toBe(true));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
  });

  test('goes along when its widget is moved', async () => {
    startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    const button = await countOnce();
    document.body.prepend(mountElement('panels'));
    await nextTasks();
    expect(isIn('visa')).toBe(true);
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
  });

  test('comes back to a widget that left the page for a moment', async () => {
    startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    const element = mountElement('panels');
    element.remove();
    await Promise.resolve();
    expectInPlace();
    document.body.append(element);
    await vi.waitFor(() => expect(isIn('visa')).toBe(true));
    await nextTasks();
    expect(statusOf('panels')).toBe('mounted');
  });

  test('that an editor has replaced in its panel is what goes back', async () => {
    startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    mountElement('visa').outerHTML = '<div id="visa"><p>Edited.</p></div>';
    await nextTasks();
    expect(panelsOf()).toEqual(['Panel 0Edited.']);
    mountElement('panels').remove();
    await vi.waitFor(expectInPlace);
    expect(mountElement('visa')).toHaveTextContent('Edited.');
  });

  test('is left to a script that wants it elsewhere, and its panel is hidden', async () => {
    startFakePage(inPlace(visa) + panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    document.body.append(mountElement('visa'));
    await vi.waitFor(() => expect(panelsOf()).toEqual([]));
    await nextTasks();
    expect(mountElement('visa').parentElement).toBe(document.body);
    expect(mountElement('place').childNodes).toHaveLength(2);
  });
});

describe('an element that a CMS nests in the widget’s own fallback', () => {
  const nested = panels(['visa']).replace('<p>Fallback', `<h3>Visas</h3>${visa}<p>Fallback`);
  const order = () => [...mountElement('panels').children].map(({ id, textContent }) => id || textContent);
  const fallback = ['Visas', 'visa', 'Fallback of panels'];

  test('is shown in the panel, and the widget in it comes to life there', async () => {
    startFakePage(nested);
    expect(await outcomeOf('living')).toBe('mounted');
    expect(isIn('living')).toBe(true);
    expect(alive).toEqual([]);
  });

  test('goes back among the rest of the fallback, and its widget lives on', async () => {
    const page = startFakePage(nested);
    const button = await countOnce();
    page.widgets.unmount(mountElement('panels'));
    await vi.waitFor(() => expect(order().slice(1)).toEqual(fallback));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
    page.widgets.scan(mountElement('panels'));
    await vi.waitFor(() => expect(isIn('visa')).toBe(true));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
  });

  test('goes back there when the widget fails', async () => {
    startFakePage(nested);
    const button = await countOnce();
    calls.throwLater(new Error('later'));
    await vi.waitFor(() => expect(order().slice(1)).toEqual(fallback));
    await nextTasks();
    expect(screen.getByRole('button', { name: 'Visits 1' })).toBe(button);
  });

  test('comes before one of the same name on the page', async () => {
    startFakePage('<div id="visa">Of the page</div>' + nested);
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()[0]).toContain('Apply online.');
    expect(mountElement('visa')).toHaveTextContent('Of the page');
  });

  test('ends with the widgets in it when the whole widget is removed', async () => {
    startFakePage(nested.replace('counter', 'ticker'));
    await vi.waitFor(() => expect(alive).toEqual(['Visits']));
    mountElement('panels').remove();
    await vi.waitFor(() => expect(alive).toEqual([]));
  });
});

describe('an element that cannot be had', () => {
  const issue = (id: string, found: string) => `panels[slotId=${id}]: expected element, found ${found}`;

  test('hides its panel alone, and is named on the console', async () => {
    startFakePage(inPlace(visa) + panels(['visa', 'missing']));
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([expect.stringContaining('Apply online.')]);
    expect(reports()).toEqual([`tourism-widgets: panels: ${issue('missing', 'nothing')}`]);
  });

  test('is shown as soon as it is there', async () => {
    startFakePage(panels(['visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', inPlace(visa));
    await vi.waitFor(() => expect(panelsOf()).toEqual([expect.stringContaining('Apply online.')]));
    expect(await outcomeOf('living')).toBe('mounted');
  });

  test('of two panels that name it the first keeps it, and the second gets it when that goes', async () => {
    startFakePage(inPlace(visa) + panels(['visa'], 'a', 'First') + panels(['visa'], 'b', 'Second'));
    expect(await Promise.all(['a', 'b'].map(outcomeOf))).toEqual(['mounted', 'mounted']);
    expect([panelsOf('First').length, panelsOf('Second').length]).toEqual([1, 0]);
    expect(reports()).toEqual([`tourism-widgets: panels: ${issue('visa', 'taken')}`]);
    mountElement('a').remove();
    await vi.waitFor(() => expect(isIn('visa', 'Second')).toBe(true));
  });

  test('of two panels of one widget, too', async () => {
    startFakePage(inPlace(visa) + panels(['visa', 'visa']));
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([expect.stringContaining('Panel 0Apply online.')]);
    expect(reports()).toEqual([`tourism-widgets: panels: ${issue('visa', 'taken')}`]);
  });

  test('contains the panel itself', async () => {
    startFakePage(`<div id="around">${panels(['around'])}</div>`);
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([]);
    expect(reports()).toEqual([`tourism-widgets: panels: ${issue('around', 'itself')}`]);
    await nextTasks();
    expect(mountElement('around').parentElement).toBe(document.body);
  });

  test.each([
    ['is drawn by another widget', mountHtml('form', 'form'), 'form button'],
    [
      'waits in the fallback of another',
      mountHtml('below-the-fold', 'late', {}, 'data-load="interaction"'),
      '#late p',
    ],
  ])('%s', async (_, html, selector) => {
    const page = startFakePage(html);
    const inner = await vi.waitUntil(() => document.querySelector(selector));
    inner.id = 'inner';
    document.body.insertAdjacentHTML('beforeend', panels(['inner']));
    expect(await outcomeOf('panels')).toBe('mounted');
    expect(panelsOf()).toEqual([]);
    expect(isIn('inner')).toBe(false);
    expect(page.events).not.toContain('form failed render');
  });

  test('is told to an author in place', async () => {
    startFakePage(panels(['missing']), { bodyData: { cmsMode: 'author' } });
    expect(await screen.findByRole('region', { name: 'panels' })).toHaveTextContent(
      'panels[slotId=missing]expected: element of this page · found: nothing',
    );
  });
});
