import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, padToCatalogue } from './build/budgets.ts';
import { buildChunks, buildLoader } from './build/bundle.ts';
import { createManifest, sizeBeforeFirstWidget } from './build/manifest.ts';
import { writeSchemas } from './build/schemas.ts';
import { templateFonts } from './build/template-fonts.ts';
import { projectRoot } from './build/widgets.ts';

/** Makes the release in `dist/` (contract, section 3), and refuses one that outweighs its budgets. */

/** A kB, in every budget, is 1,024 bytes. */
const kB = 1024;

const outDir = join(projectRoot, 'dist');
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

const built = await buildChunks(outDir);
await buildLoader(built, outDir);
writeSchemas(outDir);
const manifest = createManifest(outDir, version, built);
writeFileSync(join(outDir, 'widgets.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const styles = manifest.shared.filter(({ file }) => file.endsWith('.css'));
writeFileSync(
  join(outDir, 'fonts.css'),
  templateFonts(styles.map(({ file }) => readFileSync(join(outDir, file), 'utf8')).join('')),
);

const loaderOfAll = await buildLoader(padToCatalogue(built), outDir, false);
const budgets = [
  { what: 'loader.js with all 94 widgets', limit: 5 * kB, size: brotli(loaderOfAll) },
  { what: 'before the first widget', limit: 90 * kB, size: sizeBeforeFirstWidget(manifest) },
];
for (const { what, limit, size } of budgets) {
  console.log(`${what}: ${(size / kB).toFixed(3)} of ${limit / kB} kB brotli`);
  if (size > limit) process.exitCode = 1;
}
if (process.exitCode) console.error('The build outweighs a budget.');
