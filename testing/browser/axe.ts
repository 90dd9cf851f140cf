import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page, a line each. It runs in a world of its own, which the page's policy does not bind, and
 * which the page's scripts do not see.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send('Page.getFrameTree');
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const run = `${source};axe.run({ exclude: ['.demo-notes'] }, { resultTypes: ['violations'], preload: false })`;
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: run,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  if (exceptionDetails)
    throw new Error(`axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  return (result.value as AxeResults).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
