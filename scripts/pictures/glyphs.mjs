// Writes src/icon/glyphs.ts and common-glyphs.ts from the drawings in src/icon/icons/. Run it after adding or changing one:
//
//   node scripts/pictures/glyphs.mjs
//
// src/icon/glyphs.test.ts proves that the two agree, so nothing runs this in a build.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Icons that point along the reading direction; all others look the same both ways (art direction, section 5). */
const mirrored = new Set(['arrow', 'chevron', 'external', 'list', 'menu', 'sign-out']);
/** What every drawing shares, so that the data holds only what lies inside. */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ' +
  'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';
/** Icons that come with the platform, since every widget may show them; all others have a chunk of their own. */
const common = new Set([
  'arrow',
  'check',
  'chevron',
  'chevron-down',
  'clock',
  'close',
  'error',
  'external',
  'globe',
  'info',
  'menu',
  'pause',
  'play',
  'search',
  'success',
  'sun',
  'user',
  'warning',
]);
const icons = resolve(import.meta.dirname, '../../src/icon/icons');
const folder = resolve(import.meta.dirname, '../../src/icon');

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The shapes of one drawing as source text; stops at anything that the data cannot hold. */
function body(name, svg) {
  const text = svg.trim();
  if (!text.startsWith(frame) || !text.endsWith('</svg>')) {
    throw new Error(`${name}.svg: expected the frame that all icons share: ${frame}`);
  }
  const inner = text.slice(frame.length, -'</svg>'.length);
  const shapes = [];
  const rest = inner.replace(/<(path|circle|rect)((?: [a-z0-9-]+="[^"<>&]*")*)\/>/g, (_, tag, attributes) => {
    const pairs = [...attributes.matchAll(/ ([a-z0-9-]+)="([^"]*)"/g)].map(
      ([, key, value]) => `${camelCase(key)}: '${value}'`,
    );
    const [, path] = /^ d="([^"]*)"$/.exec(attributes) ?? [];
    shapes.push(path ? `'${path}'` : `['${tag}', { ${pairs.join(', ')} }]`);
    return '';
  });
  if (rest !== '' || shapes.length === 0) {
    throw new Error(`${name}.svg: expected only path, circle and rect, found ${rest || 'nothing'}`);
  }
  return `[${shapes.join(', ')}]`;
}

const names = readdirSync(icons)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'))
  .toSorted();

const line = (name) => {
  const flag = mirrored.has(name) ? ', mirrored: true' : '';
  const shapes = body(name, readFileSync(join(icons, `${name}.svg`), 'utf8'));
  return `export const ${camelCase(name)}: Glyph = { body: ${shapes}${flag} };`;
};

async function write(file, chosen) {
  const head = '// Made by scripts/pictures/glyphs.mjs from ./icons: do not edit. One constant per icon.';
  const source = [head, "import type { Glyph } from './glyph.ts';", '', ...chosen.map(line), ''].join('\n');
  const target = join(folder, file);
  writeFileSync(target, await format(source, { ...(await resolveConfig(target)), filepath: target }));
}

await write(
  'common-glyphs.ts',
  names.filter((name) => common.has(name)),
);
await write(
  'glyphs.ts',
  names.filter((name) => !common.has(name)),
);
