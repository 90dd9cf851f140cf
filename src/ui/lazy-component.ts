import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A part of a widget that is fetched later: a component that shows nothing, or something simpler, until it is there. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is shown, once; again after it could not be had. */
  readonly load: () => void;
}

/**
 * Makes a part of a widget. Unlike `lazy` it takes nothing down when it stays away: the console says why, and the next
 * time that it is shown it is fetched anew.
 *
 * @param importComponent an `import()` and the component in it
 * @param Meanwhile what is shown until it is there
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
