import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component that is fetched later; until then it renders nothing, or a simpler component. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead, once; again after a failure. */
  readonly load: () => void;
}

/**
 * Makes a component that is fetched when it is first shown. Unlike React's `lazy`, a failed fetch removes nothing: it is
 * reported on the console, and fetched again the next time the component is shown.
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
  let isUnderWay = false;

  const load = () => {
    if (component || isUnderWay) return;
    isUnderWay = true;
    importComponent().then(
      (arrived) => {
        component = arrived;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        isUnderWay = false;
        console.error(`tourism-widgets: ${String(error)}`);
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => component;

  function Lazy(props: Props) {
    const shown = useSyncExternalStore(subscribe, current, () => undefined) ?? Meanwhile;
    useEffect(load, []);
    return shown ? createElement(shown, props) : null;
  }
  return Object.assign(Lazy, { load });
}
