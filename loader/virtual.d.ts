/** The table of widgets: `registry.ts` in a build, `registry.dev.ts` while developing and in tests. */
declare module 'virtual:registry' {
  export const createRegistry: (
    language: import('#src/i18n/languages.ts').Language,
    base: string,
  ) => import('./contract.ts').Registry;
}

/** All files of all widgets, packed column by column; made by `scripts/build/widget-map.ts`. */
declare module 'virtual:widget-map' {
  export const map: {
    readonly names: string;
    /** A character a widget: trigger (2 bits), mode (2 bits), has styles, has words. */
    readonly traits: string;
    readonly hashes: string;
    /** For each widget, a base-36 digit a shared chunk. */
    readonly needs: string;
    /** Shared chunks, the platform first: a character of flags each, and the hashes. */
    readonly sharedTraits: string;
    readonly sharedHashes: string;
  };
}

declare const __VERSION__: string;
