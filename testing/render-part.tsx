import { cleanup, render, type RenderResult } from '@testing-library/react';
import { readValue } from '#src/schema/read.ts';
import { StrictMode, type ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createPage } from '#src/page/page.ts';
import { siteSchema } from '#src/page/site.schema.ts';
import { createScope, ScopeContext, type ScopeConfig } from '#src/widget/context.ts';
import { addSourceMessages } from './source-messages.ts';

interface PartOptions {
  readonly language?: 'en' | 'ar';
  readonly cmsMode?: 'publish' | 'author';
  /** What its author wrote, where that matters. */
  readonly config?: ScopeConfig;
}

/** A part of a widget in what stands around it, as on a page in this language. */
export function inScope(
  part: ReactNode,
  { language = 'en', cmsMode = 'publish', config }: PartOptions = {},
): ReactNode {
  const page = createPage({ cmsMode }, { url: location.href, language, site: readValue(siteSchema, {}) });
  const words = { messages: {}, shared: addSourceMessages(language), ...(config && { config }) };
  return <ScopeContext value={createScope(page, 'part', words)}>{part}</ScopeContext>;
}

afterEach(cleanup);

/** Shows a part of a widget, with every effect run twice, and takes it away after the test. */
export const renderPart = (part: ReactNode, options?: PartOptions): RenderResult =>
  render(<StrictMode>{inScope(part, options)}</StrictMode>);
