import { isExternal } from '#src/text/safe-link.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';

/** What a sanitised text is adapted to. */
export interface Arrangement {
  /** Level of the highest heading in the text; the others keep their distance to it. Left as they are without one. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Address of the page: links to other sites are marked. */
  readonly pageUrl: string;
  /** "opens in a new window", in the page's language. */
  readonly newWindow: string;
  /** Makes an element of the document that the text belongs to. */
  readonly create: (tag: string) => HTMLElement;
}

/** Elements that hold running text: each finds its own direction. */
const textBlocks = 'p,h2,h3,h4,h5,h6,li,dt,dd,td,th,caption,figcaption,blockquote';

/** Elements that may be siblings of paragraphs; all others are part of one. */
const standsAlone = /^(P|H[2-6]|UL|OL|DL|BLOCKQUOTE|FIGURE|TABLE|HR|DIV)$/;

/**
 * Adapts a sanitised text, in place, to where it stands (catalogue, 18). Works on nodes, never on markup: text in an
 * attribute must not become a tag. Styles go by the attributes set here (`rich-text.module.css`).
 */
export function arrange(root: ParentNode, { headingLevel, pageUrl, newWindow, create }: Arrangement): void {
  wrapLooseText(root, create);
  shiftHeadings(root, headingLevel, create);
  setDirections(root);
  isolatePhoneNumbers(root, create);
  for (const table of root.querySelectorAll('table')) makeScrollable(table, create);
  for (const link of root.querySelectorAll('a[href]')) {
    link.toggleAttribute('data-external', isExternal(link.getAttribute('href') ?? '', pageUrl));
    if (link.getAttribute('target') !== '_blank') continue;
    link.setAttribute('rel', 'noopener');
    const announcement = create('span');
    announcement.setAttribute('data-announcement', '');
    announcement.textContent = ` (${newWindow})`;
    link.append(announcement);
  }
}

/** Text that an author left without a paragraph gets one. */
function wrapLooseText(root: ParentNode, create: Arrangement['create']): void {
  let paragraph: HTMLElement | undefined;
  // A copy: what is moved leaves the list.
  const nodes = [...root.childNodes];
  for (const node of nodes) {
    if (standsAlone.test(node.nodeName)) {
      paragraph = undefined;
    } else if (paragraph) {
      paragraph.append(node);
    } else if (node.textContent?.trim() || node.nodeName === 'IMG') {
      paragraph = create('p');
      root.insertBefore(paragraph, node);
      paragraph.append(node);
    }
  }
}

/** Fits the headings into the outline of the page; `data-rank` tells their rank within the text, from 1. */
function shiftHeadings(root: ParentNode, level: number | undefined, create: Arrangement['create']): void {
  const headings = [...root.querySelectorAll('h2,h3,h4,h5,h6')];
  const levelOf = (heading: Element) => Number(heading.nodeName.charAt(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const rank = levelOf(heading) - highest;
    const shifted = create(`h${Math.min((level ?? highest) + rank, 6)}`);
    for (const { name, value } of heading.attributes) shifted.setAttribute(name, value);
    shifted.setAttribute('data-rank', String(rank + 1));
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
  }
}

/**
 * `dir="auto"` on each block, so that a foreign paragraph reads right. Only where it has letters of its own: a cell of
 * figures has no direction but the page's, and `auto` would take it for left-to-right.
 */
function setDirections(node: ParentNode): void {
  for (const child of node.childNodes) {
    if (child.nodeName !== '#text') {
      setDirections(child as Element);
    } else if (/\p{L}/u.test(child.textContent ?? '')) {
      const block = child.parentElement?.closest(textBlocks);
      if (block && !block.hasAttribute('dir')) block.setAttribute('dir', 'auto');
    }
  }
}

const phoneNumber = /(?:\+|\b00)\d[\d ()\u00A0-]{5,}\d/;

/** The groups of a phone number keep their order in a text that runs from right to left. */
function isolatePhoneNumbers(node: ParentNode, create: Arrangement['create']): void {
  const children = [...node.childNodes];
  for (const child of children) {
    if (child.nodeName !== '#text') {
      isolatePhoneNumbers(child as Element, create);
      continue;
    }
    let rest = child as Text;
    for (let match = phoneNumber.exec(rest.data); match; match = phoneNumber.exec(rest.data)) {
      const number = rest.splitText(match.index);
      rest = number.splitText(match[0].length);
      const isolate = create('bdi');
      isolate.setAttribute('dir', 'ltr');
      number.replaceWith(isolate);
      isolate.append(number);
    }
  }
}

/** A table wider than its column is scrolled, also by keyboard. */
function makeScrollable(table: Element, create: Arrangement['create']): void {
  const frame = create('div');
  frame.setAttribute('data-scroll', '');
  frame.setAttribute('tabindex', '0');
  const caption = table.querySelector('caption')?.textContent?.trim();
  if (caption) {
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', caption);
  }
  table.replaceWith(frame);
  frame.append(table);
}
