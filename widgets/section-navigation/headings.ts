import { byId, pageBody } from '#src/page/dom.ts';
import { findMain } from '#src/page/main-content.ts';
import { listOf } from '#src/text/list-of.ts';
import { freeName, toSlug } from './slug.ts';
import type { Target } from './targets.ts';
import type { Config } from './widget.ts';

/** The page's headings as sections; apart from `targets.ts`, since an author who chooses the sections needs none of it. */

/** Headings in here are no sections of the page. */
const apart = [
  'dialog',
  '[role="dialog"]',
  'nav',
  '[role="navigation"]',
  'footer',
  '[role="contentinfo"]',
  '[hidden]:not([hidden="until-found"])',
  '[aria-hidden="true"]',
  '[inert]',
].join();

/** Headings beyond these are no help. */
const most = 100;

/** An id that React makes: another page, or the next release, gives it to something else. */
const isMadeByReact = (id: string) => /^_.*r_\w+_$/i.test(id);

/** Ids that headings without one have been given, so that addresses can name them. */
export type GivenIds = Map<HTMLElement, string>;

/**
 * The headings of the page's content. One without an id is given one, made of its words. One whose id is not its alone,
 * or is none to link to, keeps it, and is known by such a name to the navigation alone.
 *
 * @param own the navigation itself, whose title is no section
 * @param given what earlier calls have given; ids of headings that are none any more are taken back
 */
export function findHeadings(
  { startLevel, stopLevel }: Pick<Config, 'startLevel' | 'stopLevel'>,
  own: Element | null,
  given: GivenIds,
): Target[] {
  const levels = listOf(Math.max(1, stopLevel - startLevel + 1), (at) => startLevel + at);
  const all = (findMain() ?? pageBody()).querySelectorAll<HTMLElement>(
    levels.map((level) => `h${level}`).join(),
  );
  const headings = [...all].filter((heading) => !own?.contains(heading) && isSection(heading)).slice(0, most);
  for (const [element, id] of given) {
    if (!headings.includes(element)) takeBack(element, id, given);
  }

  const taken = new Set<string>();
  return headings.map((element) => {
    const label = textOf(element);
    const isOwn = element.id !== '' && byId(element.id) === element && !isMadeByReact(element.id);
    const isTaken = (name: string) => taken.has(name) || ![null, element].includes(byId(name));
    const id = isOwn ? element.id : freeName(toSlug(label) || 'section', isTaken);
    if (element.id === '') {
      element.id = id;
      given.set(element, id);
    }
    taken.add(id);
    return { id, label, level: Number(element.localName.slice(1)), element };
  });
}

/** Takes all given ids back: nothing of ours stays on the page. */
export function takeBackIds(given: GivenIds): void {
  for (const [element, id] of given) takeBack(element, id, given);
}

function takeBack(element: HTMLElement, id: string, given: GivenIds): void {
  if (element.id === id) element.removeAttribute('id');
  given.delete(element);
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

function isSection(heading: HTMLElement): boolean {
  if (textOf(heading) === '' || heading.closest(apart)) return false;
  // What is closed opens when it is gone to; what is not drawn for other reasons is not there for anybody.
  const isClosed = heading.closest('[hidden="until-found"],details:not([open])') !== null;
  return isClosed || !('checkVisibility' in heading) || heading.checkVisibility();
}
