import { createContext, use } from 'react';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import type { Page } from '#src/page/page.ts';
import type { BaseConfig } from '#src/schema/common.schema.ts';

/** What of an author's configuration holds for everything in a widget: own wording, and what its events add. */
export type ScopeConfig = Pick<BaseConfig, 'labels' | 'ctaData' | 'dataLayer'>;

/** What surrounds a widget: its page, its name, its base configuration, its messages. */
export interface WidgetScope {
  readonly page: Page;
  /** Name of the widget, as in `data-component`. */
  readonly name: string;
  readonly config: ScopeConfig;
  /** The widget's own messages. */
  readonly translate: Translate;
  /** The messages that all widgets share. */
  readonly translateShared: Translate;
  /** Makes the texts of messages as the page and the widget's author want them. */
  translateOf(messages: Messages): Translate;
}

/** @see useScope */
export const ScopeContext = createContext<WidgetScope | undefined>(undefined);

/** What a scope is made from; `messages` and `shared` are in the page's language. */
export interface ScopeSources {
  readonly messages: Messages;
  readonly shared: Messages;
  /** The widget's configuration; nothing of it where there is no author. */
  readonly config?: ScopeConfig;
}

/** Makes `translate` on first use, since few of a thousand widgets need it. */
class Scope implements WidgetScope {
  readonly page: Page;
  readonly name: string;
  readonly config: ScopeConfig;
  readonly #sources: ScopeSources;
  #translate: Translate | undefined;
  #translateShared: Translate | undefined;

  constructor(page: Page, name: string, sources: ScopeSources) {
    this.page = page;
    this.name = name;
    this.config = sources.config ?? { labels: {} };
    this.#sources = sources;
  }

  get translate(): Translate {
    this.#translate ??= this.translateOf(this.#sources.messages);
    return this.#translate;
  }

  get translateShared(): Translate {
    this.#translateShared ??= this.translateOf(this.#sources.shared);
    return this.#translateShared;
  }

  translateOf(messages: Messages): Translate {
    const { language, site } = this.page;
    return createTranslate(messages, [this.config.labels, site.labels], language, site.numerals);
  }
}

/** Makes the scope of one widget. */
export const createScope = (page: Page, name: string, sources: ScopeSources): WidgetScope =>
  new Scope(page, name, sources);

/** The scope of the widget that is being drawn. */
export function useScope(): WidgetScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A part of a widget is drawn outside a widget.');
  return scope;
}

/** The page of the widget that is being drawn. */
export const usePage = (): Page => useScope().page;
