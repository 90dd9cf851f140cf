import type { Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget/definition.ts';

/** Where in a widget's life something went wrong (contract, section 2). */
export type Phase = 'config' | 'chunk' | 'render' | 'unknown-component';

/** When a widget is fetched and mounted. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** A widget as the loader knows it before anything of it is fetched. */
export interface Entry {
  /** Its own trigger, unless the page names another. */
  readonly trigger: Trigger;
  /** The mode it is meant for; undefined for both. */
  readonly mode: 'B2C' | 'B2B' | undefined;
  /** @throws ChunkLoadError when a file stays away */
  load(): Promise<Parts>;
}

/** All that must be there before a widget can be mounted. */
export interface Parts {
  readonly platform: Platform;
  readonly definition: AnyWidget;
  /** The widget's own texts in the page's language. */
  readonly messages: Messages;
}

/** The one table of widgets, made from the folders. */
export interface Registry {
  readonly names: readonly string[];
  find(name: string): Entry | undefined;
  /** React, the shared platform and the page's words, without any widget. */
  loadPlatform(): Promise<Platform>;
}

/** A click on a fallback, kept until the widget can take it. Place relative to the mount element, in px. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly isByKeyboard: boolean;
}

/** What the loader hands over to have a widget drawn. */
export interface Task extends Parts {
  readonly element: HTMLElement;
  readonly name: string;
  /** When its files were asked for, by `performance.now()`. */
  readonly startTime: number;
  /** The widget is on the page: `root` holds what it rendered. Gives the click that is to be repeated. */
  mounted(root: HTMLElement): Click | undefined;
  /** The widget is gone again, its fallback back in place. */
  failed(phase: Phase, error: unknown): void;
}

/** What arrives with the first widget that is due: React and everything that draws. */
export interface Platform {
  /** Queues a widget; gives the call that takes it away again and brings the fallback back. */
  mount(task: Task): () => void;
  /** In author mode: shows in place what is wrong with an element; gives the call that takes it away again. */
  explain(element: HTMLElement, name: string, error: unknown): () => void;
}

/** How files are fetched. */
export type LoadFile = (url: string) => Promise<unknown>;

/** The module `platform.tsx`, as the registry imports it. */
export interface PlatformModule {
  createPlatform(shared: Messages, loadFile: LoadFile): Platform;
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
