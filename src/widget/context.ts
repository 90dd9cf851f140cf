import { createContext, use } from 'react';
import { createTranslate, type Messages, type Translate } from '#src/i18n/messages.ts';
import type { Page } from '#src/page/page.ts';
import type { BaseConfig } from '#src/schema/common.schema.ts';
import type { ConfigIssue } from '#src/schema/issues.ts';

/** What of an author's configuration holds for everything in a widget: own wording, and what its events add. */
export type ScopeConfig = Pick<BaseConfig, 'labels' | 'ctaData' | 'dataLayer'>;

/** What surrounds a widget: its page, its name, its base configuration, its messages. */
export interface WidgetScope {
  readonly page: Page;
  /** Name of the widget, as in `data-component`. */
  readonly name: string;
  readonly config: ScopeConfig;
  /** What is wrong with its configuration. What only its page can judge is added before it has come (`useEndpointUrl`). */
  readonly issues: ConfigIssue[];
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
  readonly issues?: ConfigIssue[];
}

/** Makes the scope of one widget. It makes `translate` on first use, since few of a thousand widgets need it. */
export function createScope(
  page: Page,
  name: string,
  { messages, shared, config = { labels: {} }, issues = [] }: ScopeSources,
): WidgetScope {
  const { language, site } = page;
  const make = (of: Messages) => createTranslate(of, [config.labels, site.labels], language, site.numerals);
  let translate: Translate | undefined;
  let translateShared: Translate | undefined;
  return {
    page,
    name,
    config,
    issues,
    translateOf: make,
    get translate() {
      return (translate ??= make(messages));
    },
    get translateShared() {
      return (translateShared ??= make(shared));
    },
  };
}

/** The scope of the widget that is being drawn. */
export function useScope(): WidgetScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A part of a widget is drawn outside a widget.');
  return scope;
}

/** The page of the widget that is being drawn. */
export const usePage = (): Page => useScope().page;
