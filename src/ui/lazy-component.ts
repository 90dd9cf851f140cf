import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component that is fetched later; until then it renders nothing, or a simpler component. */
export interface LazyComponent<Props> extends LazyPart {
  (props: Props): ReactNode;
  /** Whether it stayed away when it was fetched last. Draws its caller anew when that changes. */
  readonly useIsMissing: () => boolean;
}

/** What is fetched later, whatever it draws. */
export interface LazyPart {
  /** Fetches it, once; again after a failure. Resolves with whether it is there. */
  readonly load: () => Promise<boolean>;
}

/**
 * Makes what fetches a part, once. A failure is reported on the console; the part is fetched again when it is asked for
 * next, and when the connection is back.
 *
 * @param fetchPart an `import()`, and what is done with it
 */
export function lazyPart(fetchPart: () => Promise<unknown>): LazyPart['load'] {
  let coming: Promise<boolean> | undefined;
  const load = () =>
    (coming ??= fetchPart().then(
      () => true,
      (error: unknown) => {
        coming = undefined;
        console.error(`tourism-widgets: ${String(error)}`);
        window.addEventListener('online', load, { once: true });
        return false;
      },
    ));
  return load;
}

/**
 * Makes a component that is fetched when it is first shown. Unlike React's `lazy`, a failed fetch removes nothing: the
 * component is fetched again (`lazyPart`).
 *
 * @param importComponent an `import()` and the component in it
 * @param Meanwhile what is shown until it is loaded
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyComponent<Props> {
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | undefined;
  let isMissing = false;
  const load = lazyPart(async () => {
    try {
      component = await importComponent();
    } finally {
      isMissing = !component;
      for (const listener of listeners) listener();
    }
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => component;
  const useIsMissing = () =>
    useSyncExternalStore(
      subscribe,
      () => isMissing,
      () => false,
    );

  function Lazy(props: Props) {
    const shown = useSyncExternalStore(subscribe, current, () => undefined) ?? Meanwhile;
    useEffect(() => void load(), []);
    return shown ? createElement(shown, props) : null;
  }
  return Object.assign(Lazy, { load, useIsMissing });
}
