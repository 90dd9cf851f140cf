import type { Config, WidgetData } from '../data.ts';
import type { LogEntry } from './log.ts';

/** What the page asks of its frame: to show a widget in place of what it shows. */
export interface Show {
  readonly kind: 'show';
  readonly widget: string;
  readonly place: WidgetData['place'];
  readonly margin: 'sm' | 'md';
  readonly config: Config;
}

/** What the frame tells its page: that it can be asked, or what happens in it. */
export type Told = { readonly kind: 'ready' } | { readonly kind: 'log'; readonly entry: LogEntry };
