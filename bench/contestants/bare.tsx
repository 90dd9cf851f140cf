import { createRoot } from 'react-dom/client';
import { Counter } from '../widgets/counter/Counter.tsx';
import { readConfig } from './read-config.ts';

/** The reference: a root for each element, one after another. */
for (const element of document.querySelectorAll('[data-component="counter"]')) {
  createRoot(element).render(<Counter config={readConfig(element)} />);
}
