import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/module-graph.ts';

/**
 * Custom properties of what pages get begin with `--tourism-`, private ones too: a page's own `--gap`, or Tailwind's
 * `--tw-shadow`, would restyle us, and ours would restyle the page (contract, section 1).
 */

const sheets = globSync(['src/**/*.css', 'widgets/**/*.css', 'cms/**/*.css'], { cwd: projectRoot });
const code = globSync(['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'loader/**/*.{ts,tsx}'], {
  cwd: projectRoot,
}).filter((file) => !/\.test\.tsx?$/.test(file));

/** Properties of others that ours read: WordPress' presets. */
const isForeign = (name: string) => name.startsWith('--wp-');

/** Names in a stylesheet, or in strings of a module. */
const namesIn = (file: string) => {
  const source = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const pattern = file.endsWith('.css') ? /(?<![\w-])--[a-z][\w-]*/g : /(?<=['"`])--[a-z][\w-]*(?=['"`])/g;
  return [...source.matchAll(pattern)].map(([name]) => name);
};

test('every custom property of the stylesheets and of the code begins with --tourism-', () => {
  const others = [...sheets, ...code].flatMap((file) =>
    namesIn(file)
      .filter((name) => !name.startsWith('--tourism-') && !isForeign(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(others).toEqual([]);
});
