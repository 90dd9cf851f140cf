import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import {
  configScript,
  mountElement,
  mountHtml,
  nextTasks,
  setFakePages,
  startFakePage,
  statusOf,
} from '#testing/fake-page.ts';

setFakePages();

const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text));

describe('an element is a widget', () => {
  test.each([
    ['data-component="card"', 'its name'],
    ['data-component="CARD"', 'capitals'],
    ['data-component="Card"', 'any letter case'],
    ['data-component="  card \n"', 'blanks around the name'],
    ['data-widget="card"', 'the other attribute'],
    [
      'data-widget="card" data-component="cms/components/container"',
      'the other attribute beside another system',
    ],
    [
      'data-widget="card" data-component="teaser"',
      'the other attribute beside another system with plain names',
    ],
  ])('%s: %s', async (attributes) => {
    const { widgets } = startFakePage(`<div id="a" ${attributes}>${configScript({ title: 'Here' })}</div>`);
    await widgets.ready;
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
    expect(statusOf('a')).toBe('mounted');
    expect(console.error).not.toHaveBeenCalled();
  });

  test('of whatever kind it is', async () => {
    startFakePage(
      `<section id="a" data-component="card"></section><span id="b" data-component="card"></span>`,
    );
    expect(await screen.findAllByRole('heading', { name: 'Untitled' })).toHaveLength(2);
  });
});

describe('an editor’s wrapper is left alone in silence', () => {
  test.each(['tourism/components/faq', '/apps/card', 'card/'])('%s', async (name) => {
    const { widgets } = startFakePage(`<div id="a" data-component="${name}"><p>Kept</p></div>`);
    await widgets.ready;
    await nextTasks();
    expect(mountElement('a').outerHTML).toBe(`<div id="a" data-component="${name}"><p>Kept</p></div>`);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('while the widgets inside it live', async () => {
    startFakePage(
      `<div data-component="tourism/components/container">${mountHtml('card', 'inner', {})}</div>`,
    );
    expect(await screen.findByRole('heading', { name: 'Untitled' })).toBeVisible();
  });
});

describe('an unknown name fails alone, and its fallback stays', () => {
  test.each([
    ['crad', 'crad'],
    ['', ''],
    ['   ', ''],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['toString', 'tostring'],
    ['hasOwnProperty', 'hasownproperty'],
    ['card card', 'card card'],
    ['card,counter', 'card,counter'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%j', async (value, name) => {
    const { widgets, events } = startFakePage(
      `<div id="a"><p>Kept</p></div>${mountHtml('card', 'sound', {})}`,
    );
    const detail = vi.fn<(detail: unknown) => void>();
    document.body.addEventListener('widget:failed', (event) => detail((event as CustomEvent).detail), {
      once: true,
    });
    mountElement('a').dataset['component'] = value;
    widgets.scan();

    expect(statusOf('a')).toBe('failed');
    expect(mountElement('a')).toHaveTextContent('Kept');
    await nextTasks();
    expect(events).toContain(`${name} failed unknown-component`.trim());
    expect(detail).toHaveBeenCalledWith({ name, error: expect.any(Error), phase: 'unknown-component' });
    expect(complaints()).toEqual([
      expect.stringContaining(`tourism-widgets: ${name}: Error: Missing module`),
    ]);
    expect(await screen.findByRole('heading', { name: 'Untitled' })).toBeVisible();
  });

  test.each([
    ['crad', 'card'],
    ['conter', 'counter'],
    ['tikcer', 'ticker'],
    ['breaks-in-rendr', 'breaks-in-render'],
  ])('and the console says what %s was probably meant to be', async (wrong, meant) => {
    startFakePage(mountHtml(wrong, 'a'));
    await nextTasks();
    expect(complaints().join()).toContain(`"${meant}"`);
  });
});

describe('an element that is not on the page is not touched', () => {
  test('the content of a template waits until it is inserted', async () => {
    const { widgets, asked } = startFakePage(
      `<template>${mountHtml('card', 'a', { title: 'Cut out' })}</template>`,
    );
    await widgets.ready;
    await nextTasks();
    expect(asked).toEqual([]);
    document.body.append(document.querySelector('template')!.content.cloneNode(true));
    expect(await screen.findByRole('heading', { name: 'Cut out' })).toBeVisible();
  });

  test('a <noscript> holds text, not widgets', async () => {
    const { widgets, asked } = startFakePage(`<noscript>${mountHtml('card', 'a')}</noscript>`);
    await widgets.ready;
    expect(asked).toEqual([]);
  });

  test('a closed <details> is part of the page', async () => {
    startFakePage(`<details><summary>More</summary>${mountHtml('card', 'a')}</details>`);
    await vi.waitFor(() => expect(statusOf('a')).toBe('mounted'));
  });

  test('two elements with one id are two widgets', async () => {
    startFakePage(mountHtml('card', 'same', { title: 'One' }) + mountHtml('card', 'same', { title: 'Two' }));
    expect(await screen.findByRole('heading', { name: 'One' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
  });
});

describe('names and ids that shadow the document’s own change nothing', () => {
  test.each([
    '<img name="body"><img name="head"><img name="documentElement">',
    '<img name="readyState"><img name="getElementById"><img name="elementFromPoint">',
    '<form name="querySelector"></form><img id="x" name="currentScript"><img id="x" name="currentScript">',
    '<a id="tourismWidgets"></a><a id="tourismWidgets" name="scan"></a>',
  ])('%s', async (clobber) => {
    const { widgets } = startFakePage(mountHtml('card', 'a', { title: 'Here' }));
    document.body.insertAdjacentHTML('afterbegin', clobber);
    document.body.insertAdjacentHTML('beforeend', mountHtml('absent', 'b') + mountHtml('nest', 'c'));
    await widgets.ready;
    await vi.waitFor(() => {
      expect(['a', 'b', 'c'].map(statusOf)).toEqual(['mounted', 'failed', 'mounted']);
    });
  });
});
