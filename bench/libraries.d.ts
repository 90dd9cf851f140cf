/**
 * What is used here of the libraries that the bench alone installs, so that types are checked without them. Some of them
 * bring no types.
 */

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

declare module 'chrome-launcher' {
  interface Launched {
    readonly port: number;
    kill(): void;
  }
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<Launched>;
}

declare module 'lighthouse' {
  interface Audit {
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
    readonly numericValue?: number;
    readonly details?: unknown;
  }
  interface CategoryResult {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  /** What one visit has found. */
  export interface Result {
    readonly lighthouseVersion: string;
    readonly environment: { readonly benchmarkIndex: number; readonly hostUserAgent: string };
    readonly runtimeError?: { readonly message: string };
    readonly audits: Readonly<Record<string, Audit>>;
    readonly categories: Readonly<Record<string, CategoryResult>>;
  }
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'error';
      readonly onlyCategories: readonly string[];
    },
  ): Promise<{ readonly lhr: Result } | undefined>;
}
