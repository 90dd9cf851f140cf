import type { CounterConfig } from '../widgets/counter/Counter.tsx';

/** The configuration that stands in an element's first child, read as plainly as can be. */
export const readConfig = (element: Element): CounterConfig =>
  JSON.parse(element.firstElementChild?.textContent ?? '{}') as CounterConfig;
