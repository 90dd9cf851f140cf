import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ReactHabitat from 'react-habitat';
import { Counter } from '../widgets/counter/Counter.tsx';
import { readConfig } from './read-config.ts';

/** What react-habitat hands to every component: the element as the page had it. */
interface HabitatProps {
  readonly proxy: Element;
}

const roots = new Map<Element, Root>();

/** Its own factory calls `ReactDOM.render`, which React 19 does not have. */
const factory = {
  inject(Component: ComponentType<HabitatProps>, props: HabitatProps, target: Element) {
    const root = createRoot(target);
    roots.set(target, root);
    root.render(<Component {...props} />);
  },
  dispose(target: Element) {
    roots.get(target)?.unmount();
    roots.delete(target);
  },
};

const HabitatCounter = ({ proxy }: HabitatProps) => <Counter config={readConfig(proxy)} />;

const builder = new ReactHabitat.ContainerBuilder();
builder.factory = factory;
builder.register(HabitatCounter).as('counter');
const bootstrapper = new ReactHabitat.Bootstrapper();
bootstrapper.setContainer(builder.build());
