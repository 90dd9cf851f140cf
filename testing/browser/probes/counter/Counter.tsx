import { useEffect, useId, useState } from 'react';
import type { WidgetProps } from '#src/widget/definition.ts';
import type { Config } from './config.ts';

/** Counts clicks; has a listener, a timer and an identifier, as real widgets have. */
export function Counter({ config }: WidgetProps<Config>) {
  const [count, setCount] = useState(config.start);
  const [width, setWidth] = useState<number>();
  const id = useId();
  useEffect(() => {
    const measure = () => setWidth(innerWidth);
    measure();
    addEventListener('resize', measure);
    const timer = setInterval(measure, 60_000);
    return () => {
      removeEventListener('resize', measure);
      clearInterval(timer);
    };
  }, []);
  return (
    <section aria-labelledby={id} data-width={width}>
      <h2 id={id}>{config.label}</h2>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {String(count)}
      </button>
      {count > 1 && <p>{`${count} clicks`}</p>}
      <input aria-labelledby={id} />
    </section>
  );
}
