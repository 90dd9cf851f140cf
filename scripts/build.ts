import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './build/brotli.ts';
import { budgetLimits, measure } from './build/budgets.ts';
import type { Sizes } from './build/sizes.ts';
import { buildChunks, buildLoader } from './build/bundle.ts';
import { chunkLimits, chunkTable, circlesIn } from './build/chunks/chunk-limits.ts';
import { pageWeights, printPages } from './build/chunks/page-weights.ts';
import { isRefused, limitTable } from './build/limits.ts';
import { printWeights, weigh } from './build/weights.ts';
import { writeWeights } from './build/weights-report.ts';
import { createManifest } from './build/manifest.ts';
import { padToCatalogue } from './build/pad-to-catalogue.ts';
import { writeSchemas } from './build/schemas.ts';
import { templateFonts } from './build/template-fonts.ts';
import { templateStyles } from './build/template-styles.ts';
import { projectRoot } from './build/widgets.ts';

/** Makes the release in `dist/` (contract, section 3), and refuses one that passes a limit by more than a tenth. */

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
writeFileSync(join(outDir, 'template.css'), templateStyles(Object.keys(manifest.widgets)));

const sizeOf = (file: string) => brotli(readFileSync(join(outDir, 'assets', file)));
const sizes: Sizes = {
  filesOf: ({ hash, hasStyles }) => sizeOf(`${hash}.js`) + (hasStyles ? sizeOf(`${hash}.css`) : 0),
  wordsOf: ({ hash, hasMessages }, language) => (hasMessages ? sizeOf(`${hash}.${language}.js`) : 0),
};
const weights = weigh(built, sizes);
printWeights(weights);
console.log(chunkTable(built, sizes.filesOf).join('\n'));
const loaderOfAll = await buildLoader(padToCatalogue(built), outDir, false);
const pages = pageWeights(built, sizes);
printPages(pages);
const measured = measure(built, manifest, pages, sizes, loaderOfAll);
writeWeights({ budgets: measured, widgets: weights.widgets });
const limits = [...budgetLimits(measured), ...chunkLimits(built, sizes.filesOf)];
console.log(limitTable(limits).join('\n'));
const faults = circlesIn(built.chunks);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || limits.some(isRefused)) process.exitCode = 1;
