import { expect, test } from 'vitest';
import { setStage } from './stage.ts';

/** How the sections of an inner page follow one another: as on the home page. */

const stage = setStage();

/** A page of each kind. */
const kinds = [
  'press',
  'about',
  'places/hegra',
  'articles/three-days-in-alula',
  'register.html',
  'reset-password.html',
  'contact.html',
];

/**
 * Runs in the page: the grounds of the sections below the head of a page, and the largest height in `main` in which nothing is
 * written or drawn and no ground begins.
 */
function readRhythm() {
  const main = document.querySelector('main')!;
  const clear = 'rgba(0, 0, 0, 0)';
  const drawn = [...main.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { top, bottom } = element.getBoundingClientRect();
    // A ground is seen at its edges alone.
    if (element.matches('.site-sunken')) return [top, bottom].map((edge) => ({ top: edge, bottom: edge }));
    const style = getComputedStyle(element);
    const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const isDrawn =
      element.matches('img, svg, input') ||
      style.backgroundColor !== clear ||
      style.backgroundImage !== 'none';
    return (isWritten || isDrawn) && bottom > top + 1 ? [{ top, bottom }] : [];
  });
  let end = Infinity;
  let empty = 0;
  for (const { top, bottom } of drawn.toSorted((one, other) => one.top - other.top)) {
    empty = Math.max(empty, top - end);
    end = end === Infinity ? bottom : Math.max(end, bottom);
  }
  const sections = [...main.children].filter(
    (element) => element.matches('.site-page') || element.querySelector('.site-section, .site-quote'),
  );
  const grounds = sections.map((element) => element.classList.contains('site-sunken'));
  return { empty: Math.round(empty), grounds };
}

test.each([
  ['en', 1440, 130],
  ['ar', 390, 80],
] as const)(
  'in %s at %i px two neighbouring sections are no more than %i px apart, and their grounds take turns',
  async (language, width, most) => {
    const size = { viewport: { width, height: 900 }, javaScriptEnabled: false };
    const page = await stage.open(`/${language}/home.html?bar=off`, size);
    const far: string[] = [];
    for (const kind of kinds) {
      await page.goto(`/${language}/${kind}?bar=off`);
      const { empty, grounds } = await page.evaluate(readRhythm);
      if (empty > most) far.push(`${kind}: ${empty} px`);
      const same = grounds.findIndex((ground, index) => ground === grounds[index - 1]);
      if (same > 0) far.push(`${kind}: sections ${same} and ${same + 1} are on one ground`);
    }
    expect(far).toEqual([]);
  },
);
