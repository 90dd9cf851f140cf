import { pageBody, pageElement, readDocument } from '#src/page/dom.ts';
import type { Click, Entry, Phase, Registry, TourismWidgets, Trigger } from './contract.ts';
import { configOf, findElements, nameOf } from './find-elements.ts';
import { nearest } from './nearest.ts';
import { observe, type Changes } from './observe.ts';
import { createTriggers, type WaitForTrigger } from './triggers.ts';

/** `dismissed`: taken away by call; such an element says nothing of itself. */
type Status = 'pending' | 'loading' | 'mounted' | 'failed' | 'skipped' | 'dismissed';

/** Pending or loading: the fallback still stands, and may yet be taken out. */
const isUnderWay = (status: Status) => status.endsWith('ing');

/** A mount element and what became of it. Lives outside the DOM, so that a clone of the element knows nothing. */
interface Host {
  readonly name: string;
  status: Status;
  /** Name and configuration it was started with; empty before. */
  key: string;
  /** Ends the waiting for its moment. */
  stop?: (() => void) | undefined;
  /** What the widget rendered, while it is mounted. */
  root?: HTMLElement | undefined;
  /** Takes away what stands in the element: the widget, or the author's box. */
  clear?: (() => void) | undefined;
  /** Settles, for a `load` widget, when it has mounted or failed. */
  done?: Promise<void>;
  settle?: () => void;
}

/** Starts to bring the page to life, and gives what its scripts may use. */
export function createLoader(registry: Registry, version: string): TourismWidgets {
  const hosts = new Map<Element, Host>();
  let waitForTrigger: WaitForTrigger;

  const setStatus = (element: HTMLElement, host: Host, status: Status) => {
    host.status = element.dataset['status'] = status;
    if (isUnderWay(status)) return;
    host.stop?.();
    host.settle?.();
  };

  const fail = (element: HTMLElement, host: Host, phase: Phase, error: unknown) => {
    const { name } = host;
    host.root = host.clear = undefined;
    host.key = keyOf(element);
    setStatus(element, host, 'failed');
    console.error(`tourism-widgets: ${name}: ${error as Error}`, element);
    element.dispatchEvent(
      new CustomEvent('widget:failed', { bubbles: true, detail: { name, error, phase } }),
    );
    adoptAll(element);
    if (markOf('cmsMode') === 'AUTHOR') {
      registry
        .loadPlatform()
        .then((platform) => {
          if (hosts.get(element) === host) host.clear = platform.explain(element, name, error);
        })
        .catch(() => {});
    }
  };

  const start = async (element: HTMLElement, host: Host, entry: Entry, kept: () => Click | undefined) => {
    if (host.status !== 'pending') return;
    setStatus(element, host, 'loading');
    const startTime = performance.now();
    const isCurrent = () => hosts.get(element) === host;
    try {
      const parts = await entry.load();
      if (!isCurrent()) return;
      host.key = keyOf(element);
      host.clear = parts.platform.mount({
        ...parts,
        element,
        name: host.name,
        startTime,
        mounted(root) {
          host.root = root;
          setStatus(element, host, 'mounted');
          adoptAll(root);
          return kept();
        },
        failed: (phase, error) => fail(element, host, phase, error),
      });
    } catch (error) {
      if (isCurrent()) fail(element, host, 'chunk', error);
    }
  };

  /** Makes a mount element of an element, unless it is one, or waits inside the fallback of another. */
  const adopt = (element: HTMLElement): boolean => {
    const name = nameOf(element);
    const isNew = element.isConnected && !hosts.has(element);
    if (name === undefined || !isNew || isInFallback(element) || !isComplete(element)) return false;
    for (const stale of element.querySelectorAll(':scope>[data-widget-root]')) stale.remove();

    const host: Host = { name, status: 'pending', key: '' };
    hosts.set(element, host);
    const entry = registry.find(name);
    if (!entry) {
      const error = Error(`Missing module; the nearest is "${nearest(name, registry.names)}"`);
      fail(element, host, 'unknown-component', error);
    } else if (entry.mode && entry.mode !== (markOf('mode') === 'B2B' ? 'B2B' : 'B2C')) {
      setStatus(element, host, 'skipped');
      adoptAll(element);
    } else {
      const trigger = triggerOf(element, entry);
      if (trigger === 'load') host.done = new Promise((resolve) => (host.settle = resolve));
      let click: Click | undefined;
      if (trigger !== 'load') setStatus(element, host, 'pending');
      host.stop = waitForTrigger(
        trigger,
        element,
        () => void start(element, host, entry, () => click),
        (clicked) => (click ??= clicked),
      );
    }
    return true;
  };

  const adoptAll = (root?: Element): boolean => findElements(root).filter(adopt).length > 0;

  const release = (element: Element, host: Host) => {
    hosts.delete(element);
    host.stop?.();
    host.clear?.();
    host.settle?.();
  };

  const isInFallback = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const host = hosts.get(outer);
      // One that is none yet is still arriving, and will be asked before what it holds.
      const waits = host
        ? host.root
          ? !host.root.contains(element)
          : isUnderWay(host.status)
        : nameOf(outer) !== undefined;
      if (waits) return true;
    }
    return false;
  };

  const look = ({ added, touched, removed }: Changes): boolean => {
    if (removed[0]) for (const [element, host] of hosts) if (!element.isConnected) release(element, host);
    for (const element of touched) {
      const host = hosts.get(element);
      if (host && host.key !== keyOf(element) && host.status !== 'dismissed') release(element, host);
    }
    // While the page is still arriving, what was not complete at the last look may be now.
    const roots = isParsing() ? [pageElement()] : added;
    return touched.filter(adopt).length + roots.filter(adoptAll).length > 0;
  };

  const begin = async () => {
    const isPrerendering = (readDocument as (key: string) => unknown)('prerendering');
    if (isPrerendering) await once('prerenderingchange');
    waitForTrigger = createTriggers();
    observe(look);
    adoptAll();
    if (isParsing()) await once('DOMContentLoaded');
    adoptAll();
    await Promise.all([...hosts.values()].map(async ({ done }) => done));
  };

  return {
    version,
    ready: begin(),
    scan(root) {
      const host = root && hosts.get(root);
      if (host && (host.status === 'failed' || host.status === 'dismissed')) release(root, host);
      adoptAll(root);
    },
    unmount(element) {
      const host = hosts.get(element);
      if (!host) return;
      release(element, host);
      hosts.set(element, { ...host, status: 'dismissed', root: undefined, clear: undefined });
      element.removeAttribute('data-status');
      adoptAll(element);
    },
  };
}

/** What makes a widget of an element the one it is: another key, and it is mounted anew. */
const keyOf = (element: HTMLElement) => nameOf(element) + configOf(element);

/** An event that happens once in the life of a page, wherever in it. */
const once = (type: string) => new Promise((resolve) => addEventListener(type, resolve, true));

/** What the body's `data-<mark>` says, in any letter case (contract, section 1). */
const markOf = (mark: 'mode' | 'cmsMode') => pageBody().dataset[mark]?.trim().toUpperCase();

const isParsing = () => readDocument('readyState') === 'loading';

/** Whether the parser is through with an element: its configuration may not have arrived yet. */
function isComplete(element: Element): boolean {
  let at: Element | null = element;
  while (at && !at.nextSibling) at = at.parentElement;
  return at !== null || !isParsing();
}

/** `data-load`, or the widget's own trigger where the page names none that there is. */
function triggerOf(element: HTMLElement, { trigger }: Entry): Trigger {
  const named = element.dataset['load']?.trim() ?? '';
  return /^(load|idle|visible|interaction|media\(.*\))$/.test(named) ? (named as Trigger) : trigger;
}
