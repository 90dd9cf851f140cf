/** Contestants that bring no types, or none for what is used here. */
declare module '@11ty/is-land' {
  export const Island: { addInitType(name: string, start: (element: Element) => void): void };
}

declare module 'remount' {
  export const define: (components: Record<string, unknown>, options: { readonly adapter: unknown }) => void;
}

declare module 'react-habitat' {
  class ContainerBuilder {
    factory: unknown;
    register(component: unknown): { as(name: string): void };
    build(): unknown;
  }
  class Bootstrapper {
    setContainer(container: unknown): void;
  }
  const ReactHabitat: { Bootstrapper: typeof Bootstrapper; ContainerBuilder: typeof ContainerBuilder };
  export default ReactHabitat;
}
