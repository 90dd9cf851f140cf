import type { Plugin } from 'vite';

/** What React Query's client asks of its cache of mutations, for a client that has none. */
export const emptyMutationCache = `export class MutationCache {
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  clear() {}
}`;

/** The module of React Query that the client makes its cache of mutations from. */
export const replacedModule = '@tanstack/query-core/build/modern/mutationCache.js';

/**
 * Leaves mutations out of React Query, since no widget uses them: its client imports them whether they are used or not, and
 * they are 0.9 kB that every visitor would fetch before the first widget. A build with a widget that uses one is refused.
 */
export function noMutationsPlugin(): Plugin {
  return {
    name: 'tourism-widgets:no-mutations',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (id.endsWith(`/${replacedModule}`) ? emptyMutationCache : undefined),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const uses = Object.entries(file.modules).some(
          ([id, { renderedLength }]) => id.endsWith('/mutationObserver.js') && renderedLength > 0,
        );
        if (uses)
          this.error(
            `${file.fileName} uses a mutation of React Query, which scripts/build/no-mutations.ts leaves out.`,
          );
      }
    },
  };
}
