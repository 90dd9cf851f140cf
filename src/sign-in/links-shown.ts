import type { WidgetScope } from '#src/widget/context.ts';

/** How many links that need sign-in each widget shows on an author's page. */
const counts = new WeakMap<WidgetScope, number>();
const listeners = new Set<() => void>();

function change(scope: WidgetScope, by: 1 | -1): void {
  counts.set(scope, (counts.get(scope) ?? 0) + by);
  for (const listener of listeners) listener();
}

/**
 * Registers a link that needs sign-in.
 *
 * @returns takes it out again
 */
export function registerSignInLink(scope: WidgetScope): () => void {
  change(scope, 1);
  return () => change(scope, -1);
}

/** Whether the widget shows a link that needs sign-in. */
export const hasSignInLinks = (scope: WidgetScope): boolean => (counts.get(scope) ?? 0) > 0;

/** Calls the listener whenever a link comes or goes. @returns stops that */
export function subscribeSignInLinks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
