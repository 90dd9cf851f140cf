import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about a page as a whole, which has each widget once. */
export const pageRules = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
] as const;

/**
 * What axe finds on a page, a line each. It runs in a world of its own, which the page's policy does not bind, and
 * which the page's scripts do not see.
 *
 * @param options rules to leave out, or the only ones to look at
 */
export async function violationsOf(
  page: Page,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] } = {},
): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send('Page.getFrameTree');
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const run = `${source};axe.run({ exclude: ['.demo-notes'] }, ${JSON.stringify(options)})`;
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: run,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  if (exceptionDetails)
    throw new Error(`axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  const found = (result.value as AxeResults).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const kept = [];
  for (const { id, target, failureSummary } of found) {
    // The name of what is cut on the screen is the whole text, half words included.
    const isCut =
      id === 'label-content-name-mismatch' && (await page.locator(`${target} [data-cut]`).count()) > 0;
    if (!isCut) kept.push(`${id} at ${target}: ${failureSummary ?? ''}`);
  }
  return kept;
}
