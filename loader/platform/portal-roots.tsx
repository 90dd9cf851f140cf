import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createElement } from '#src/page/dom.ts';
import { addLazyEventListeners } from './lazy-event-listeners.ts';
import { widgetTree, type Item } from './widget-tree.tsx';

/** An item and the element that shows it. */
export interface Placement {
  readonly item: Item;
  readonly root: HTMLElement;
}

/** Takes one widget away. */
export type Remove = () => void;

let count = 0;

const report = { onCaughtError() {}, onUncaughtError: (error: unknown) => reportError(error) };

/**
 * Draws widgets as portals under one root, at once and together: that takes 0.7 of the time that a root each would.
 * One that waits for something before it can be drawn (`use`, `lazy`) waits alone. Gives, in order, the calls that take
 * each of them away; the root goes with the last.
 */
export function renderPortals(client: QueryClient, placements: readonly Placement[]): Remove[] {
  if (placements.length === 0) return [];
  const ground = createElement('div');
  addLazyEventListeners(ground);
  const root = createRoot(ground, { ...report, identifierPrefix: `w${++count}-` });
  const portals = new Map<Item, ReactPortal>();
  const leaving = new Set<Item>();
  const render = () =>
    root.render(<QueryClientProvider client={client}>{[...portals.values()]}</QueryClientProvider>);

  for (const { item, root: container } of placements) {
    addLazyEventListeners(container);
    portals.set(item, createPortal(<Suspense>{widgetTree(item)}</Suspense>, container, String(portals.size)));
  }
  flushSync(render);

  const sweep = () => {
    flushSync(() => leaving.forEach((item) => item.leave?.()));
    for (const item of leaving) portals.delete(item);
    leaving.clear();
    if (portals.size > 0) render();
    else root.unmount();
  };
  return placements.map(({ item }) => () => {
    if (!portals.has(item)) return;
    if (leaving.size === 0) queueMicrotask(sweep);
    leaving.add(item);
  });
}

/** Brings server-rendered HTML to life. Identifiers begin with the mount element's id, as on the server. */
export function hydrate(client: QueryClient, { item, root: container }: Placement, id: string): Remove {
  const root = hydrateRoot(
    container,
    <QueryClientProvider client={client}>{widgetTree(item)}</QueryClientProvider>,
    {
      ...report,
      identifierPrefix: id,
      onRecoverableError: (error) =>
        console.error(
          `tourism-widgets: ${item.scope.name}: server-rendered HTML was replaced: ${String(error)}`,
        ),
    },
  );
  return () => queueMicrotask(() => root.unmount());
}
