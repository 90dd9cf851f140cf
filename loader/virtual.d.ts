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
    /** Three characters a widget (`digest.ts`). */
    readonly digests: string;
    /** A character a chunk, widgets first, `nearest-name.ts` last: trigger (2 bits), mode (2 bits), has styles, has messages. */
    readonly traits: string;
    /** Seven characters a chunk. */
    readonly hashes: string;
    /** For each widget, a character a shared chunk, counted from the platform. */
    readonly needs: string;
    /** Names of the widgets that provide something to others. */
    readonly providers: import('#src/page/providers.ts').Providers;
  };
}

/** Names of all widgets; made by `scripts/build/plugins.ts`. */
declare module 'virtual:widget-names' {
  export const widgetNames: readonly string[];
}

/** Names of the widgets that a protected text may hold: all but gates; made by `scripts/build/plugins.ts`. */
declare module 'virtual:mountable-names' {
  export const mountableNames: readonly string[];
}

/** Names of the widgets that list things; made by `scripts/build/plugins.ts`. */
declare module 'virtual:list-widgets' {
  export const listWidgets: readonly string[];
}

/** What the files of all kinds of items say; made by `scripts/build/items-plugin.ts`. */
declare module 'virtual:items/types' {
  export const consumerTypes: readonly string[];
  export const tradeTypes: readonly string[];
}
declare module 'virtual:items/facets' {
  export const facetSources: Readonly<
    Record<string, readonly import('#src/schema/define-item.ts').FacetSource[]>
  >;
}
declare module 'virtual:items/groups' {
  /** Types in the order of their groups among favourites. */
  export const groups: readonly string[];
}
declare module 'virtual:items/facts' {
  export const factsByType: Readonly<
    Record<string, import('#src/cards/facts/common-facts.ts').FactsOf<string>>
  >;
}
declare module 'virtual:items/words' {
  export const itemWords: Readonly<
    Record<import('#src/i18n/languages.ts').Language, import('#src/i18n/engine-messages.ts').EngineMessages>
  >;
}

/** Keys that something clears, and what; made by `scripts/build/registered.ts`, as are those below. */
declare module 'virtual:cleared-keys' {
  export const clearedKeys: readonly (import('#src/storage/store.ts').AnyKey & {
    readonly clearedOn: readonly import('#src/storage/define-storage.ts').Clearing[];
    readonly isByOwner?: true;
  })[];
}

/** All keys that this site may keep on a device. Their words are those of the engine `storage`: `stored.<name>`. */
declare module 'virtual:device-keys' {
  export const deviceKeys: readonly (import('#src/storage/store.ts').AnyKey & {
    readonly isSecret: boolean;
  })[];
}

/** Names of all reasons for sign-in. Their words are those of the engine `sign-in/reasons`. */
declare module 'virtual:sign-in-reasons' {
  export const signInReasons: readonly string[];
}

/** Words of what is registered, for development and tests. */
declare module 'virtual:registered-words' {
  export const registeredWords: Readonly<
    Record<import('#src/i18n/languages.ts').Language, import('#src/i18n/engine-messages.ts').EngineMessages>
  >;
}

declare const __VERSION__: string;
