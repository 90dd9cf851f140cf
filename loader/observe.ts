import { pageElement } from '#src/page/dom.ts';
import { ownerSelector } from '#src/page/config-script.ts';
import { findElements, nameOf, watchedAttributes } from './find-elements.ts';
import { returnStyles } from './load-chunk.ts';

/** Changes of the page since the last batch. */
export interface Changes {
  /** Added elements; each may contain mount elements. */
  readonly added: readonly Element[];
  /** Elements whose name or configuration may have changed, some more than once. */
  readonly touched: readonly HTMLElement[];
  /** Removed or moved elements. */
  readonly removed: readonly Element[];
}

/** After so many batches in a row that mounted something, the page is no longer observed. */
const maximumRounds = 5000;

/** A pause of this length, in ms, restarts that count. */
const quiet = 1000;

/**
 * Watches the page with one observer and reports changes in batches, each in a task of its own, so that a page script
 * that reacts to our changes cannot freeze the page.
 *
 * @param look handles a batch; returns whether it mounted something
 */
export function observe(look: (changes: Changes) => boolean): void {
  const added: Element[] = [];
  const touched: HTMLElement[] = [];
  const removed: Element[] = [];
  let timer = 0;
  let rounds = 0;
  let last = 0;

  const run = () => {
    timer = 0;
    const now = performance.now();
    if (now - last > quiet) rounds = 0;
    last = now;
    if (look({ added: added.splice(0), touched: touched.splice(0), removed: removed.splice(0) })) rounds++;
    if (rounds < maximumRounds) return;
    observer.disconnect();
    console.error('tourism-widgets stopped: the page never rests');
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const isOfAttribute = type === 'attributes';
      // A configuration is an attribute of a mount element, or stands inside it; what a widget renders is none.
      const owner = (isOfAttribute ? element : element?.closest(ownerSelector)) as HTMLElement | null;
      if (owner && (isOfAttribute || nameOf(owner) !== undefined)) touched.push(owner);
      added.push(...[...addedNodes].filter(holdsMount));
      removed.push(...[...removedNodes].filter(holdsMount));
    }
    returnStyles();
    if (added[0] || touched[0] || removed[0]) timer ||= window.setTimeout(run);
  });
  observer.observe(pageElement(), {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: watchedAttributes,
  });
}

const holdsMount = (node: Node): node is Element => node instanceof Element && findElements(node).length > 0;
