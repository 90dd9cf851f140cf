import { JSDOM } from 'jsdom';
import type { StoredNode } from '../../../cms/aem/docview.ts';
import { ConfigError, type ConfigIssue } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { schemaOf, server, type Example } from './context.ts';
import type { JsonNode } from './server.ts';
import { addressOf, writePage } from './site.ts';

/** A configuration on its way: as it is stored, as the server renders it, as a page reads it. */

/** A stored node as it is imported. */
export const jsonOf = ({ properties, children }: StoredNode): JsonNode => ({
  'jcr:primaryType': 'nt:unstructured',
  ...properties,
  ...Object.fromEntries(Object.entries(children).map(([name, child]) => [name, jsonOf(child)])),
});

/**
 * What the reader makes of a configuration, or what it says against it. What it has found is left out: a choice of numbers
 * is stored as text, so that 7 is found as "7".
 */
export function readingOf(widget: string, text: string) {
  const said = (issues: readonly ConfigIssue[]) => issues.map(({ path, expected: meant }) => [path, meant]);
  try {
    const { config, issues } = readConfig(schemaOf(widget), text);
    return { config, issues: said(issues) };
  } catch (error) {
    if (error instanceof ConfigError) return { failure: said(error.issues) };
    throw error;
  }
}

/** An example as a page would have it. To a repository, what holds nothing is absent. */
export const textOf = (config: Example['config']): string => JSON.stringify(held(config) ?? {});

function held(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map(held).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, held(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const { window } = new JSDOM('');

/**
 * The configurations on a page of the test site, as the server renders them.
 *
 * @param nodes names of the widgets' nodes, in order
 * @throws Error where another number of widgets is rendered
 */
export async function renderedConfigs(
  page: string,
  nodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const answer = await server.get(addressOf(page));
  const html = await answer.text();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const found = [...document.querySelectorAll('main > [data-config]')];
  if (found.length !== nodes.length)
    throw new Error(`${found.length} of ${nodes.length} on ${page} (${answer.status}): ${html.slice(0, 300)}`);
  return new Map(nodes.map((node, index) => [node, found[index]!.getAttribute('data-config')!]));
}
