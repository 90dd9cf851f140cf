import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { widgetTree, type Item } from '../loader/platform/widget-tree.tsx';
import { sanitiseOnServer } from './sanitise-on-server.ts';
import type { BaseConfig } from '#src/config/fields.ts';
import { readConfig } from '#src/config/read-config.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { createPage, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.ts';
import { createQueryClient } from '#src/session/client.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { createScope } from '#src/widget/context.ts';

/** What a server knows of the widget it renders. */
export interface ServerWidget {
  readonly name: string;
  readonly definition: AnyWidget;
  readonly config: unknown;
  readonly messages: Messages;
  readonly shared: Messages;
  readonly language: Language;
  readonly marks?: PageMarks;
  /** The mount element's `id`; identifiers begin with it. */
  readonly id?: string;
}

/** Renders a widget to the HTML that a `data-prerendered` child holds (contract, section 2). */
export function renderOnServer(widget: ServerWidget): string {
  const { name, definition, messages, shared, language, marks = {}, id = '' } = widget;
  const { config } = readConfig(definition.schema, JSON.stringify(widget.config));
  const page = createPage(marks, {
    url: `https://www.example.org/${language}/page.html`,
    language,
    site: readConfig(siteSchema, '').config,
  });
  const item: Item = {
    Widget: definition.Widget,
    config,
    scope: createScope(page, name, { messages, shared, labels: (config as BaseConfig).labels }),
    textSource: { sanitise: sanitiseOnServer },
    onInserted() {},
    onCommitted() {},
    onError() {},
  };
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>{widgetTree(item)}</QueryClientProvider>,
    { identifierPrefix: id },
  );
}
