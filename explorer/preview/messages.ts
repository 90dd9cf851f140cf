import type { Config, WidgetData } from '../data.ts';
import type { LogEntry } from './log.ts';

/** A widget as it is to stand in the frame. */
export interface ShownPart {
  /** Unique among them: the `id` of its mount element. */
  readonly id: string;
  readonly widget: string;
  readonly place: WidgetData['place'];
  readonly margin: 'sm' | 'md';
  readonly config: Config;
}

/** What the page asks of its frame: to show these, in this order, in place of what it shows. */
export interface Show {
  readonly kind: 'show';
  readonly parts: readonly ShownPart[];
}

/** What the frame tells its page: that it can be asked, what happens in it, or whether there is anything to be seen. */
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'log'; readonly entry: LogEntry }
  | { readonly kind: 'drawn'; readonly isEmpty: boolean };
