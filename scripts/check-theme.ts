import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build/widgets.ts';
import { lacksOf } from './theme/contrast.ts';
import { readTokens, themes } from './theme/read-tokens.ts';

/** `npm run theme -- theme.css`: whether the colours of a site's own theme have enough contrast (docs/theming.md). */

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Name the stylesheet of the theme: npm run theme -- path/to/theme.css');
  process.exit(2);
}
const sheets = [join(projectRoot, 'src/ui/tokens.css'), path].map((file) => readFileSync(file, 'utf8'));
for (const theme of themes) {
  const lacks = lacksOf(readTokens(sheets, theme));
  if (lacks.length === 0) console.log(`${theme}: every pair has enough contrast.`);
  else process.exitCode = 1;
  for (const { front, ground, least, ratio } of lacks) {
    const found = ratio === undefined ? 'is not written as #rrggbb or rgb(r g b)' : `has ${ratio.toFixed(2)}`;
    console.error(`${theme}: --tw-color-${front} on --tw-color-${ground} ${found}; ${least} is needed.`);
  }
}
