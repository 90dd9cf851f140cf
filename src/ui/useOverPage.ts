import { useLayoutEffect, type RefObject } from 'react';
import { isCaptured } from './is-captured.ts';
import { lazyPart } from './lazy-component.ts';
import type { PageLayer } from './page-layers.ts';

/** Everything of ours that stands over the page now. */
const standing = new Map<HTMLElement, PageLayer>();

let arrange: ((standing: ReadonlyMap<HTMLElement, PageLayer>) => void) | undefined;

/** Fetched on the few pages that need it. */
const loadArrange = lazyPart(async () => {
  const { arrangeLayers } = await import('./raise-layers.ts');
  arrange = arrangeLayers;
  arrange(standing);
});

/**
 * Keeps something that is `position: fixed` over the page also where an ancestor takes the place of the window: it is shown in
 * the browser's top layer then, where it stands in the document (contract, section 1).
 *
 * @param isOver whether it is fixed now
 */
export function useOverPage(element: RefObject<HTMLElement | null>, layer: PageLayer, isOver: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isOver || !current) return undefined;
    standing.set(current, layer);
    if (arrange) arrange(standing);
    else if (isCaptured(current)) void loadArrange();
    return () => {
      standing.delete(current);
      arrange?.(standing);
    };
  }, [element, layer, isOver]);
}
