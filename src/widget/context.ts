import { createContext, use } from 'react';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import type { Page } from '#src/page/page.ts';

/** What stands around a widget: its page, its words, its author's wording. */
export interface WidgetScope {
  readonly page: Page;
  /** Name of the widget, as in `data-component`. */
  readonly name: string;
  /** The widget's texts. */
  readonly translate: Translate;
  /** The texts that all widgets share. */
  readonly translateShared: Translate;
}

/** @see useScope */
export const ScopeContext = createContext<WidgetScope | undefined>(undefined);

/** What a widget's texts are made from; `messages` and `shared` are in the page's language. */
export interface Words {
  readonly messages: Messages;
  readonly shared: Messages;
  /** The author's own wording, which wins over the site's and ours. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Makes texts when they are asked for: of a thousand widgets few have any. */
class Scope implements WidgetScope {
  readonly page: Page;
  readonly name: string;
  readonly #words: Words;
  #translate: Translate | undefined;
  #translateShared: Translate | undefined;

  constructor(page: Page, name: string, words: Words) {
    this.page = page;
    this.name = name;
    this.#words = words;
  }

  get translate(): Translate {
    this.#translate ??= this.#make(this.#words.messages);
    return this.#translate;
  }

  get translateShared(): Translate {
    this.#translateShared ??= this.#make(this.#words.shared);
    return this.#translateShared;
  }

  #make(messages: Messages): Translate {
    const { language, site } = this.page;
    return createTranslate(messages, [this.#words.labels, site.labels], language, site.numerals);
  }
}

/** Puts together the scope of one widget. */
export const createScope = (page: Page, name: string, words: Words): WidgetScope =>
  new Scope(page, name, words);

/** The scope of the widget that is being drawn. */
export function useScope(): WidgetScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A part of a widget is drawn outside a widget.');
  return scope;
}

/** The page that the widget stands on. */
export const usePage = (): Page => useScope().page;
