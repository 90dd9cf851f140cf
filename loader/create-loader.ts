import { pageBody, pageElement, readDocument } from '#src/page/dom.ts';
import { configOf } from '#src/page/config-script.ts';
import { findBlockingName } from './blocking-element.ts';
import type {
  Mount,
  MountEvents,
  Phase,
  Registry,
  RegistryEntry,
  Status,
  TourismWidgets,
  Trigger,
} from './contract.ts';
import { endMount } from './end-mount.ts';
import { findElements, nameOf } from './find-elements.ts';
import { observe, type Changes } from './observe.ts';
import { siteField } from './site-field.ts';
import { createTriggers, type WaitForTrigger } from './triggers.ts';

/** Whether the fallback is still shown and may yet be replaced. */
const isUnderWay = (status: Status) => status === 'pending' || status === 'loading';

/** Starts mounting the page's widgets. @returns what page scripts may use */
export function createLoader(registry: Registry, version: string): TourismWidgets {
  const mounts = new Map<Element, Mount>();
  let waitForTrigger: WaitForTrigger;

  const setStatus = (mount: Mount, status: Status) => {
    mount.status = mount.element.dataset['status'] = status;
    if (isUnderWay(status)) return;
    mount.stop?.();
    mount.settle?.();
  };

  const fail = (mount: Mount) => {
    mount.root = undefined;
    setStatus(mount, 'failed');
    adoptAll(mount.element);
  };

  const report = (mount: Mount, phase: Phase, error: unknown) => {
    const { element, name } = mount;
    console.error(`tourism-widgets: ${name}: ${error as Error}`, element);
    element.dispatchEvent(
      new CustomEvent('widget:failed', { bubbles: true, detail: { name, error, phase } }),
    );
    if (markOf('cmsMode') === 'AUTHOR') {
      registry
        .loadPlatform()
        .then((platform) => {
          if (mount.status === 'failed') platform.explain(mount, error);
        })
        .catch(() => {});
    }
  };

  /** What waits in the fallback is mounted at once; the report waits for the nearest name. */
  const failUnknown = async (mount: Mount) => {
    fail(mount);
    const hint = await registry.findNearest(mount.name).then(
      (nearest) => `; the nearest is "${nearest}"`,
      () => '',
    );
    if (mount.status === 'failed') report(mount, 'unknown-component', Error(`Missing module${hint}`));
  };

  const events: MountEvents = {
    mounted(mount, root) {
      mount.root = root;
      setStatus(mount, 'mounted');
      adoptAll(root);
    },
    failed(mount, phase, error) {
      fail(mount);
      report(mount, phase, error);
    },
    lost(mount) {
      release(mount);
      adopt(mount.element);
    },
  };

  const start = async (mount: Mount, entry: RegistryEntry) => {
    if (mount.status !== 'pending') return;
    setStatus(mount, 'loading');
    mount.startTime = performance.now();
    const isWanted = () => mount.status === 'loading';
    try {
      const blocking = findBlockingName();
      if (blocking) throw Error(`an element named "${blocking}" stops React`);
      mount.widget = await entry.load();
      if (!isWanted()) return;
      // Another name may have led to this widget (`digest.ts`).
      if (mount.widget.definition.name !== mount.name) {
        void failUnknown(mount);
        return;
      }
      mount.widget.platform.mount(mount);
    } catch (error) {
      if (!isWanted()) return;
      events.failed(mount, 'chunk', error);
      // What the device could not reach is asked for again once it can.
      if (navigator.onLine) return;
      await once('online');
      // Once all files have heard of it and forgotten their failures (`load-chunk.ts`).
      await new Promise((resume) => setTimeout(resume));
      if (mounts.get(mount.element) === mount) scan(mount.element);
    }
  };

  /** Makes a mount of an element, unless it has one or lies in the fallback of another mount. */
  const adopt = (element: HTMLElement): boolean => {
    const name = nameOf(element);
    const isNew = element.isConnected && !mounts.has(element);
    if (name === undefined || !isNew || isInFallback(element) || !isComplete(element)) return false;
    for (const stale of element.querySelectorAll(':scope>[data-widget-root]')) stale.remove();

    const mount: Mount = {
      element,
      name,
      status: 'pending',
      config: configOf(element),
      undo: [],
      events,
    };
    mounts.set(element, mount);
    const entry = registry.find(name);
    if (!entry) void failUnknown(mount);
    else if (entry.mode && (entry.mode === 'B2B') !== (markOf('mode') === 'B2B')) {
      setStatus(mount, 'skipped');
      adoptAll(element);
    } else {
      const trigger = triggerOf(element, entry);
      if (trigger === 'load') mount.done = new Promise((resolve) => (mount.settle = resolve));
      else setStatus(mount, 'pending');
      mount.stop = waitForTrigger(
        trigger,
        element,
        () => void start(mount, entry),
        (click) => (mount.click ??= click),
      );
    }
    return true;
  };

  const adoptAll = (root?: Element): boolean => findElements(root).filter(adopt).length > 0;

  const scan = (root?: Element) => {
    const mount = root && mounts.get(root);
    if (mount && (mount.status === 'failed' || mount.status === 'dismissed')) release(mount);
    adoptAll(root);
  };

  const release = (mount: Mount) => {
    mounts.delete(mount.element);
    mount.status = 'gone';
    mount.stop?.();
    endMount(mount);
    mount.settle?.();
  };

  const isInFallback = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const mount = mounts.get(outer);
      // An outer mount element without a mount is still being parsed; it is mounted before what it contains.
      const waits = mount
        ? mount.root
          ? !mount.root.contains(element)
          : isUnderWay(mount.status)
        : nameOf(outer) !== undefined;
      if (waits) return true;
    }
    return false;
  };

  const look = ({ added, touched, removed }: Changes): boolean => {
    if (removed[0]) for (const mount of mounts.values()) if (!mount.element.isConnected) release(mount);
    for (const element of touched) {
      const mount = mounts.get(element);
      if (mount && isChanged(mount) && mount.status !== 'dismissed') release(mount);
    }
    // While the page is being parsed, an element that was incomplete before may be complete now.
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
    const found = [...mounts.values()];
    for (const { done } of found) await done;
  };

  return {
    version,
    ready: begin(),
    scan,
    unmount(element) {
      const mount = mounts.get(element);
      if (!mount) return;
      release(mount);
      mounts.set(element, { ...mount, status: 'dismissed', root: undefined });
      element.removeAttribute('data-status');
      adoptAll(element);
    },
  };
}

/** Whether an element asks for something else than its widget was started with. */
const isChanged = ({ element, name, config }: Mount) =>
  name !== nameOf(element) || config !== configOf(element);

/** Resolves at the next event of this type, anywhere in the page. */
const once = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { capture: true, once: true }));

/** The body's `data-<mark>`, else the site configuration's, in upper case (contract, section 1). */
const markOf = (mark: 'mode' | 'cmsMode') =>
  String(pageBody().dataset[mark] || siteField(mark))
    .trim()
    .toUpperCase();

const isParsing = () => readDocument('readyState') === 'loading';

/** Whether the parser has finished an element; before that its configuration may be missing. */
function isComplete(element: Element): boolean {
  let at: Element | null = element;
  while (at && !at.nextSibling) at = at.parentElement;
  return at !== null || !isParsing();
}

/** The trigger in `data-load` if it is valid, else the widget's own. */
function triggerOf(element: HTMLElement, { trigger }: RegistryEntry): Trigger {
  const named = element.dataset['load']?.trim() ?? '';
  return /^(load|idle|visible|interaction|media\(.*\))$/.test(named) ? (named as Trigger) : trigger;
}
