import { createRoot } from 'react-dom/client';
import { createElement, pageElement } from '#src/page/dom.ts';

/** Containers without React's listeners. */
const waiting = new WeakSet<EventTarget>();

/** Name of the property by which React marks a container that it listens to; empty if there is none. */
let mark: string | undefined;

/**
 * Delays React's 138 listeners on a container until the first event inside it (measured: a third of all script time on a
 * page of 1,000 widgets, and 6 kB each). One capturing listener per type on `<html>` receives every event first and lets
 * React add its listeners in time for that event. If React does not mark containers as expected, it listens from the
 * start.
 */
export function addLazyEventListeners(container: HTMLElement): void {
  mark ??= prepare();
  if (!mark) return;
  Reflect.set(container, mark, true);
  waiting.add(container);
}

/** Finds out by a test container which events React listens to and how it marks a container. */
function prepare(): string {
  const types = new Set<string>();
  const probe = createElement('div');
  probe.addEventListener = (type: string) => void types.add(type);
  createRoot(probe);
  const found = Object.keys(probe).find((key) => key.startsWith('_reactListening')) ?? '';
  const wake = (event: Event) => {
    for (const target of event.composedPath()) {
      if (!waiting.delete(target)) continue;
      Reflect.deleteProperty(target, found);
      // Adds all listeners at once, even during a commit; nothing is rendered in this root.
      createRoot(target as HTMLElement);
      for (const key of Object.keys(target))
        if (key.startsWith('__reactContainer')) Reflect.deleteProperty(target, key);
    }
  };
  if (found)
    for (const type of types) pageElement().addEventListener(type, wake, { capture: true, passive: true });
  return found;
}
