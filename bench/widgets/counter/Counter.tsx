import { useLayoutEffect, useState } from 'react';

/** What the configuration of every widget of the bench holds. */
export interface CounterConfig {
  readonly title: string;
  /** Where it starts to count: also the widget's place on the page. */
  readonly count: number;
}

declare global {
  /** Set by the bench before the page loads: notes when a widget's DOM is there. */
  var noteLive: ((place: number) => void) | undefined;
}

/** The one component that all contestants mount. */
export function Counter({ config }: { readonly config: CounterConfig }) {
  const [count, setCount] = useState(config.count);
  const place = config.count;
  useLayoutEffect(() => globalThis.noteLive?.(place), [place]);
  return (
    <section>
      <h2>{config.title}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </section>
  );
}
