import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build/widgets.ts';
import { lacksOf } from './theme/contrast.ts';
import { readTokens, themes } from './theme/read-tokens.ts';
import { findRenamed, withNewNames } from './theme/renamed.ts';

/**
 * `npm run theme -- theme.css`: whether a site's own theme names tokens that are called otherwise by now, and whether its
 * colours have enough contrast (docs/theming.md). `--fix` writes the new names into the file.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Name the stylesheet of the theme: npm run theme -- path/to/theme.css');
  process.exit(2);
}
const design = readFileSync(join(projectRoot, 'src/ui/tokens.css'), 'utf8');
let theme = readFileSync(path, 'utf8');
const renamed = findRenamed(theme, design);
if (values.fix && renamed.length > 0) {
  theme = withNewNames(theme, design);
  writeFileSync(path, theme);
  console.log(`${renamed.length} names replaced.`);
} else {
  for (const { old, now } of renamed) {
    process.exitCode = 1;
    console.error(`${old} is ${now} now; --fix replaces it.`);
  }
}
for (const name of themes) {
  const lacks = lacksOf(readTokens([design, theme], name));
  if (lacks.length === 0) console.log(`${name}: every pair has enough contrast.`);
  else process.exitCode = 1;
  for (const { front, ground, least, ratio } of lacks) {
    const found = ratio === undefined ? 'is not written as #rrggbb or rgb(r g b)' : `has ${ratio.toFixed(2)}`;
    console.error(
      `${name}: --tourism-color-${front} on --tourism-color-${ground} ${found}; ${least} is needed.`,
    );
  }
}
