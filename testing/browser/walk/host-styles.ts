import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * An ordinary host's stylesheet. What it writes for a link under the pointer or a field with the focus, it is taken to
 * write for every link and field, with the same weight: no pointer has to visit each.
 */
const hostStyles = readFileSync(join(import.meta.dirname, 'hostile.css'), 'utf8').replace(
  /:(hover|focus)\b/g,
  ':not(.i)',
);

/** Runs in the page: what a stylesheet changes in all that is ours and shown, a line each. */
async function changesBy(css: string): Promise<string[]> {
  const roots = '[data-widget-root], [data-tw-root]';
  const shown = () =>
    [...document.querySelectorAll(`:is(${roots}), :is(${roots}) *`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const sides = ['top', 'right', 'bottom', 'left'];
  const kept = [
    'color',
    'background-color',
    'fill',
    'stroke',
    'box-shadow',
    'text-decoration-line',
    'cursor',
    'filter',
    'font-variant',
    'hyphens',
    'mix-blend-mode',
    'transition-property',
    'user-select',
    'word-break',
  ];
  const coloursOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return {};
    const borders = sides.map((side) =>
      style.getPropertyValue(`border-${side}-width`) === '0px'
        ? 'none'
        : style.getPropertyValue(`border-${side}-color`),
    );
    const values = kept.map((name) => [name, style.getPropertyValue(name)] as const);
    return { ...Object.fromEntries(values), borders: borders.join() };
  };
  const lookOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      box: [left + scrollX, top + scrollY, width, height],
      parts: [undefined, '::before', '::after'].map((part) => coloursOf(element, part)),
    };
  };
  const looks = () => new Map(shown().map((element) => [element, lookOf(element)]));
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  await drawn();
  const before = looks();
  document.body.classList.add('content');
  document.adoptedStyleSheets = [sheet];
  await drawn();
  const after = looks();
  document.adoptedStyleSheets = [];
  document.body.classList.remove('content');
  await drawn();

  return [...new Set([...before.keys(), ...after.keys()])].flatMap((element) => {
    const [own, other] = [before.get(element), after.get(element)];
    const place = element.closest('[data-component]')?.id ?? 'page';
    const name = `${place}: ${element.outerHTML.slice(0, 80)}`;
    if (!own || !other) return [`${name} is shown ${own ? 'without' : 'with'} the page's styles alone`];
    if (own.box.some((side, index) => Math.abs(side - other.box[index]!) > 2))
      return [`${name} has the box ${other.box.join()}, not ${own.box.join()}`];
    return JSON.stringify(own.parts) === JSON.stringify(other.parts)
      ? []
      : [`${name} has the colours ${JSON.stringify(other.parts)}, not ${JSON.stringify(own.parts)}`];
  });
}

/** What an ordinary host's stylesheet changes in the widgets of a page as they stand, a line each. */
export const changedByHost = (page: Page): Promise<string[]> => page.evaluate(changesBy, hostStyles);
