import type { Page } from 'playwright-core';
import type { Message, Messages } from '#src/i18n/messages.ts';

/** A language that only tests can reach: English in brackets, longer by 40 %. */

/** Begins and ends each message. */
const [opening, closing] = ['⟦', '⟧'];

/** A text as the language has it: as many more letters as it needs, in words that can be broken between. */
function stretched(text: string): string {
  const more = 'ööööö ööö '.repeat(Math.ceil(text.length / 25)).slice(0, Math.ceil(text.length * 0.4));
  return `${opening}${text} ${more.trim()}${closing}`;
}

const inLanguage = (message: Message): Message =>
  typeof message === 'string'
    ? stretched(message)
    : Object.fromEntries(Object.entries(message).map(([category, text]) => [category, stretched(text)]));

const all = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, inLanguage(message)]));

/** A module of English words, as the build writes it, in the language of tests. */
export function translateModule(code: string): string {
  const [, own, engines] =
    /^export default (\{.*?\});(?:export const engines = (\{.*\});)?$/s.exec(code.trim()) ?? [];
  if (own === undefined) throw new Error(`This is no module of words: ${code.slice(0, 80)}`);
  const words = JSON.stringify(all(JSON.parse(own) as Messages));
  if (engines === undefined) return `export default ${words};`;
  const ofEngines = Object.entries(JSON.parse(engines) as Record<string, Messages>);
  return `export default ${words};export const engines = ${JSON.stringify(
    Object.fromEntries(ofEngines.map(([engine, messages]) => [engine, all(messages)])),
  )};`;
}

/** Makes a page read the language where it is English. */
export const speakPseudo = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/\w+\.en\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: translateModule(await response.text()) });
  });

/**
 * Runs in the page: words of its widgets that are neither in the language nor in what somebody has written.
 *
 * @param written configurations and answers, as texts
 * @returns a line each
 */
export function findForeignWords(written: readonly string[]): string[] {
  const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const known = folded(written.join(' '));
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found = new Set<string>();
  /** Whether it is written somewhere, or is made of two texts that are. */
  const isKnown = (part: string): boolean =>
    known.includes(part) ||
    [...part.matchAll(/ /g)].some(
      ({ index }) => known.includes(part.slice(0, index)) && known.includes(part.slice(index + 1)),
    );
  const read = (text: string, around: string, where: string) => {
    const words = folded(text);
    if (!/\p{L}{2}/u.test(words) || /[⟦⟧]|öö/.test(words)) return;
    if (words.split(/ · |,? and |, |: /).every(isKnown)) return;
    // A message that is divided around an element of its own.
    if (around.includes('⟦') && around.includes('⟧') && around.length < 400) return;
    found.add(`${where}: ${words}`);
  };
  for (const root of document.querySelectorAll('[data-widget-root]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement!;
      if (holder.closest('style, script, svg, [data-prerendered]')) continue;
      read(node.textContent ?? '', holder.parentElement!.textContent, holder.tagName.toLowerCase());
    }
    for (const element of root.querySelectorAll('*'))
      for (const name of attributes) read(element.getAttribute(name) ?? '', '', name);
  }
  return [...found];
}

/**
 * Runs in the page: boxes in which a message is cut, without an ellipsis that says so.
 *
 * @returns a line each
 */
export function findCutMessages(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget-root] *')) {
    const own = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /[⟦⟧]/.test(textContent ?? ''),
    );
    const { width, height } = element.getBoundingClientRect();
    // Texts for screen readers are a pixel large.
    if (!own || width <= 1 || height <= 1) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (let box: HTMLElement | null = element; box && !box.dataset['component']; box = box.parentElement) {
      if (box.clientWidth <= 1) break;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const isWide = clips(overflowX) && box.scrollWidth > box.clientWidth + 1;
      const isHigh = clips(overflowY) && box.scrollHeight > box.clientHeight + 2;
      if ((isWide || isHigh) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
        found.add(
          `${box.tagName.toLowerCase()} ${box.clientWidth} × ${box.clientHeight} of ${box.scrollWidth} × ${box.scrollHeight}: ${element.textContent.slice(0, 60)}`,
        );
    }
  }
  return [...found].slice(0, 10);
}
