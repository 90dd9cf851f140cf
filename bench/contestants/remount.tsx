import { createRoot, type Root } from 'react-dom/client';
import { define } from 'remount';
import { Counter } from '../widgets/counter/Counter.tsx';
import { readConfig } from './read-config.ts';

const roots = new Map<Element, Root>();

/** Does what its own adapter does, but with the child script in place of an attribute as configuration. */
const adapter = {
  mount(_spec: unknown, element: Element) {
    const root = createRoot(element);
    roots.set(element, root);
    root.render(<Counter config={readConfig(element)} />);
  },
  update() {},
  unmount(_spec: unknown, element: Element) {
    roots.get(element)?.unmount();
    roots.delete(element);
  },
};

define({ 'x-counter': Counter }, { adapter });
