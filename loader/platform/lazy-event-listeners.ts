import { createRoot } from 'react-dom/client';
import { createElement, pageElement } from '#src/page/dom.ts';

/** Containers that no event has reached yet. */
const waiting = new WeakSet<EventTarget>();

/** Name of the property by which React knows that it listens to a container; empty where it has none. */
let mark: string | undefined;

/**
 * Spares a container React's 138 listeners until the first event is on its way to it (measured: a third of all script
 * time on a page of 1,000 widgets, and 6 kB each). One capturing listener a type on `<html>` sees every event first,
 * and has React listen to the container then: in time for that very event. Where React does not mark its containers
 * as this expects, they are listened to from the start.
 */
export function addLazyEventListeners(container: HTMLElement): void {
  mark ??= prepare();
  if (!mark) return;
  Reflect.set(container, mark, true);
  waiting.add(container);
}

/** Learns from a probe what React listens to, and how it marks it. */
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
      // Adds all listeners at once, even in the midst of a commit; nothing is ever rendered in it.
      createRoot(target as HTMLElement);
      for (const key of Object.keys(target))
        if (key.startsWith('__reactContainer')) Reflect.deleteProperty(target, key);
    }
  };
  if (found)
    for (const type of types) pageElement().addEventListener(type, wake, { capture: true, passive: true });
  return found;
}
