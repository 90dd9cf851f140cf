// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@testing-library/jest-dom/vitest';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';
import { buildChunks, buildLoader } from '../../scripts/build/bundle.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { timeLimit } from '../time-limit.ts';

/**
 * A kind of item of a widget's own is files of its folder alone (docs/decisions/0121): `quiz` beside this test is built, and
 * the loader puts it on an Arabic page.
 */

const NodeUrl = URL;
const roots: string[] = [];

/** A folder with the project's sources, and with `quiz` as its one widget. */
function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'tourism-widgets-'));
  roots.push(root);
  for (const shared of ['src', 'node_modules', 'package.json'])
    symlinkSync(join(projectRoot, shared), join(root, shared));
  cpSync(join(import.meta.dirname, 'quiz'), join(root, 'widgets/quiz'), { recursive: true });
  return root;
}

const build = (root: string) => buildChunks(join(root, 'dist'), join(root, 'widgets'));

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));

afterAll(() => {
  vi.unstubAllEnvs();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/**
 * Makes this a page, after the build, which needs Node's own addresses. Every file is answered for: Node imports it from
 * the disk.
 */
function startPage(html: string): void {
  const { window } = new JSDOM(html, {
    url: 'https://visit.example.com/ar/page.html',
    pretendToBeVisual: true,
  });
  populateGlobal(globalThis, window, { bindFunctions: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.stubGlobal('URL', NodeUrl);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });
}

const slow = { timeout: timeLimit(120_000) };

test('a page shows its facts on a card and knows its facet, its group and its audience', slow, async () => {
  const root = makeRoot();
  await buildLoader(await build(root), join(root, 'dist'));
  startPage('<html lang="ar"><body><div data-component="quiz" data-load="load"></div></body></html>');
  createRequire(import.meta.url)(join(root, 'dist/loader.js'));
  await window.tourismWidgets?.ready;

  const card = within(document.body).getByRole('article');
  expect(within(card).getByRole('heading')).toHaveTextContent('Rim');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
  ).toEqual(['صعود 640 م']);
  const [facet, group, audience] = within(document.body).getAllByRole('definition');
  expect(facet).toHaveTextContent(/^hard$/);
  expect(group).toHaveTextContent(/^المسارات$/);
  expect(audience).toHaveTextContent(/^B2B$/);
});

describe('the build fails', () => {
  /** Builds `quiz` beside a folder with another kind of item. */
  function buildBeside(rival: string): Promise<unknown> {
    const root = makeRoot();
    mkdirSync(join(root, 'widgets/rival'));
    const imports = `import { defineItem } from '#src/schema/define-item.ts';
import { count } from '#src/schema/item-fields.ts';
`;
    writeFileSync(join(root, 'widgets/rival/item.ts'), `${imports}export default defineItem(${rival});\n`);
    return build(root);
  }

  test('where two files are about one type, and names both', slow, async () => {
    await expect(buildBeside(`{ type: 'trail', fields: { steps: count } }`)).rejects.toThrow(
      /widgets\/rival\/item\.ts: \S+widgets\/quiz\/item\.ts is about the type trail, too\./,
    );
  });

  test('where two files describe one field in two ways, and names both', slow, async () => {
    await expect(buildBeside(`{ type: 'walk', fields: { grade: count } }`)).rejects.toThrow(
      /widgets\/rival\/item\.ts: \S+widgets\/quiz\/item\.ts describes the field "grade" in another way\./,
    );
  });
});
