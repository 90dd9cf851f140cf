import type { EngineMessages } from '#src/i18n/engine-messages.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { Providers } from '#src/page/page.ts';
import type { AnyWidget } from '#src/widget/definition.ts';

/** Where in a widget's life something went wrong (contract, section 2). */
export type Phase = 'config' | 'chunk' | 'render' | 'unknown-component';

/** When a widget is fetched and mounted. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** A widget in the table, before any of its files is fetched. */
export interface RegistryEntry {
  /** Its own trigger; the page may name another. */
  readonly trigger: Trigger;
  /** The mode it is meant for; undefined for both. */
  readonly mode: 'B2C' | 'B2B' | undefined;
  /** @throws ChunkLoadError when a file stays away */
  load(): Promise<LoadedWidget>;
}

/** A widget as its entry exports it (`scripts/schema/plugin.ts`). */
export interface NamedWidget extends AnyWidget {
  /** The name of its folder. */
  readonly name: string;
}

/** The loaded files of a widget. */
export interface LoadedWidget {
  readonly platform: Platform;
  readonly definition: NamedWidget;
  /** The widget's own messages in the page's language. */
  readonly messages: Messages;
}

/** The table of all widgets, made from the folders. */
export interface Registry {
  /**
   * The widget of a name; undefined where nobody has it. In a build a name that nobody has may find a widget, rarely: its
   * definition says its own name.
   */
  find(name: string): RegistryEntry | undefined;
  /**
   * The known name that is nearest to an unknown one. The list of names is fetched for it.
   *
   * @throws ChunkLoadError when the list stays away
   */
  findNearest(name: string): Promise<string>;
  /** React, the shared platform and the page's messages, without any widget. */
  loadPlatform(): Promise<Platform>;
}

/** A click on a fallback, kept until the widget can take it. Place relative to the mount element, in px. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly isByKeyboard: boolean;
}

/**
 * `dismissed`: taken away by call; its element has no `data-status`. `gone`: the element has left the page, or another
 * mount has taken its place.
 */
export type Status = 'pending' | 'loading' | 'mounted' | 'failed' | 'skipped' | 'dismissed' | 'gone';

/**
 * A mount element and its widget, from the moment the element is found until it goes: one object for loader and
 * platform. It is kept outside the DOM, so that a cloned element starts anew.
 */
export interface Mount {
  readonly element: HTMLElement;
  readonly name: string;
  status: Status;
  /** The text of its configuration. Another text means another mount. */
  readonly config: string;
  /** When its files were asked for, by `performance.now()`; absent before. */
  startTime?: number;
  /** Undoes the mounting, in this order: the fallback is restored before React unmounts. */
  readonly undo: (() => void)[];
  readonly events: MountEvents;
  /** The first click on the fallback, to be replayed on the widget. */
  click?: Click;
  /** Stops waiting for the trigger. */
  stop?: (() => void) | undefined;
  /** Set when the files are loaded. */
  widget?: LoadedWidget;
  /** What the widget rendered, while it is mounted. */
  root?: HTMLElement | undefined;
  /** Settles, for a `load` widget, when it has mounted or failed. */
  done?: Promise<void>;
  settle?: () => void;
}

/** What the platform tells the loader; the same for all mounts. */
export interface MountEvents {
  /** The widget is on the page: `root` holds what it rendered. */
  mounted(mount: Mount, root: HTMLElement): void;
  /** The widget has been removed, and the fallback restored. */
  failed(mount: Mount, phase: Phase, error: unknown): void;
  /** The page has taken away what the widget rendered; it is to be mounted anew. */
  lost(mount: Mount): void;
}

/** React and everything that draws; fetched with the first widget that is due. */
export interface Platform {
  /** Queues a mount whose files are loaded. */
  mount(mount: Mount): void;
  /** In author mode: shows in place what is wrong with a mount. */
  explain(mount: Mount, error: unknown): void;
  /** Takes the words of engines, before any of their code runs. */
  addMessages(messages: EngineMessages | undefined): void;
}

/** How files are fetched and modules imported. */
export interface FileLoader {
  loadFile(url: string): Promise<unknown>;
  importModule<Module>(url: string): Promise<Module>;
}

/** Words of a chunk in one language, as `scripts/build/messages.ts` writes them. */
export interface MessagesModule {
  /** Those of the widget, or of the platform. */
  readonly default: Messages;
  /** Those of the engines in the chunk, where it has any. */
  readonly engines?: EngineMessages;
}

/** The module `platform.tsx`, as the registry imports it. */
export interface PlatformModule {
  createPlatform(
    messages: MessagesModule,
    language: Language,
    providers?: Providers,
    loader?: FileLoader,
  ): Platform;
}

/** The module `nearest-name.ts`, as the registry imports it. */
export interface NearestNameModule {
  nearestName(name: string): string;
}

/** What pages and their scripts may use: `window.tourismWidgets` (contract, section 2). */
export interface TourismWidgets {
  readonly version: string;
  /** Settles when every `load` widget found at start has mounted or failed. */
  readonly ready: Promise<unknown>;
  /** Mounts what is new in `root`; a mount element given itself is mounted even after `unmount`. */
  scan(root?: Element): void;
  /** Takes a widget away until it is scanned by name or inserted anew; its fallback comes back. */
  unmount(element: Element): void;
}

declare global {
  interface Window {
    tourismWidgets?: TourismWidgets;
  }
}
