import { createContext, use } from 'react';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import type { Page } from '#src/page/page.ts';

/** What surrounds a widget: its page, its name, its messages. */
export interface WidgetScope {
  readonly page: Page;
  /** Name of the widget, as in `data-component`. */
  readonly name: string;
  /** The widget's own messages. */
  readonly translate: Translate;
  /** The messages that all widgets share. */
  readonly translateShared: Translate;
}

/** @see useScope */
export const ScopeContext = createContext<WidgetScope | undefined>(undefined);

/** What a widget's texts are made from; `messages` and `shared` are in the page's language. */
export interface MessageSources {
  readonly messages: Messages;
  readonly shared: Messages;
  /** The author's own texts by key; they win over the site's and ours. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Makes `translate` on first use, since few of a thousand widgets need it. */
class Scope implements WidgetScope {
  readonly page: Page;
  readonly name: string;
  readonly #sources: MessageSources;
  #translate: Translate | undefined;
  #translateShared: Translate | undefined;

  constructor(page: Page, name: string, sources: MessageSources) {
    this.page = page;
    this.name = name;
    this.#sources = sources;
  }

  get translate(): Translate {
    this.#translate ??= this.#make(this.#sources.messages);
    return this.#translate;
  }

  get translateShared(): Translate {
    this.#translateShared ??= this.#make(this.#sources.shared);
    return this.#translateShared;
  }

  #make(messages: Messages): Translate {
    const { language, site } = this.page;
    return createTranslate(messages, [this.#sources.labels, site.labels], language, site.numerals);
  }
}

/** Makes the scope of one widget. */
export const createScope = (page: Page, name: string, sources: MessageSources): WidgetScope =>
  new Scope(page, name, sources);

/** The scope of the widget that is being drawn. */
export function useScope(): WidgetScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A part of a widget is drawn outside a widget.');
  return scope;
}

/** The page of the widget that is being drawn. */
export const usePage = (): Page => useScope().page;
