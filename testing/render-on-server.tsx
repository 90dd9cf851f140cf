import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { Drawing } from '../loader/platform/drawing.ts';
import { widgetTree } from '../loader/platform/widget-tree.tsx';
import { sanitiseOnServer } from './sanitise-on-server.ts';
import { providerHost } from '../demo-pages/other-host.ts';
import { addSourceMessages } from './source-messages.ts';
import { readConfig } from '#src/schema/read-config.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { createPage, type Page, type PageMarks } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { createScope } from '#src/widget/context.ts';

/** What a server knows of the widget it renders. */
export interface ServerWidget {
  readonly name: string;
  readonly definition: AnyWidget;
  readonly config: unknown;
  readonly messages: Messages;
  readonly language: Language;
  readonly marks?: PageMarks;
  /** The mount element's `id`; identifiers begin with it. */
  readonly id?: string;
  /** Holds the answers to queries; a server's is new for each drawing. */
  readonly client?: QueryClient;
  /** Takes the widget's page before it is drawn. */
  readonly onPage?: (page: Page) => void;
}

/** What of a site's configuration the examples take for granted: the demo's provider may stand in frames. */
export const exampleSite = { allowedEmbedHosts: [providerHost] };

/** Renders a widget to the HTML that a `data-prerendered` child holds (contract, section 2). */
export function renderOnServer(widget: ServerWidget): string {
  const { name, definition, messages, language, marks = {}, id = '' } = widget;
  const { client = createQueryClient(), onPage } = widget;
  const shared = addSourceMessages(language);
  const { config } = readConfig(definition.schema, JSON.stringify(widget.config));
  const page = createPage(marks, {
    url: `https://www.example.org/${language}/page.html`,
    language,
    site: readConfig(siteSchema, JSON.stringify(exampleSite)).config,
  });
  onPage?.(page);
  const drawing: Drawing = {
    Widget: definition.Widget,
    config,
    scope: createScope(page, name, { messages, shared, config }),
    textSource: { sanitise: sanitiseOnServer },
    onInserted() {},
    onCommitted() {},
    onError() {},
  };
  return renderToString(<QueryClientProvider client={client}>{widgetTree(drawing)}</QueryClientProvider>, {
    identifierPrefix: id,
  });
}
