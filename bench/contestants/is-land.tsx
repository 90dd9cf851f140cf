import { Island } from '@11ty/is-land';
import { createRoot } from 'react-dom/client';
import { Counter } from '../widgets/counter/Counter.tsx';
import { readConfig } from './read-config.ts';

/** `<is-land type="counter">`, as its documentation has it for frameworks that it does not know. */
Island.addInitType('counter', (element) => {
  createRoot(element).render(<Counter config={readConfig(element)} />);
});
