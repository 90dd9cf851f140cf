// Draws the demo's pictures from the illustrations beside this file. Rare: only when a drawing changes.
//
//   node scripts/pictures/rasterise.mjs <path of an installed sharp> [name of a picture …, all by default]
//   (mkdir /tmp/sharp && cd /tmp/sharp && npm init -y && npm i sharp@0.35 → /tmp/sharp/node_modules/sharp)
//
// sharp is no dependency of the project: the pictures are committed, so nobody else needs it.
// Formats: AVIF in six widths, JPEG in the two that `origin/data` names. WebP was tried and left out: 1.6 times the bytes
// of AVIF here, and every browser that runs the widgets reads AVIF. Effort 3 gives a tenth more bytes than 5, in a fifth
// of the time.
import { mkdirSync, readFileSync, statSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

/** Drawings whose picture has another name, mostly that of its place; all others share their drawing's name. */
const names = {
  'alula-night': 'alula',
  'najran-fort': 'najran',
  'riyadh-night': 'riyadh',
  'rub-al-khali': 'empty-quarter',
  'taif-roses': 'taif',
};
const widths = [320, 640, 960, 1280, 1920, 2560];
/** The drawings' own width in px at 72 dpi. */
const drawnWidth = 1600;

const [sharpPath, ...wanted] = process.argv.slice(2);
if (sharpPath === undefined) {
  console.error('usage: node scripts/pictures/rasterise.mjs <path of an installed sharp> [name …]');
  process.exit(1);
}
const sharp = createRequire(import.meta.url)(resolve(sharpPath));

const illustrations = join(import.meta.dirname, 'illustrations');
const target = resolve(import.meta.dirname, '../../demo-pages/public/images');
mkdirSync(target, { recursive: true });

/** Renders one drawing at exactly `width` × 9/16 px, opaque. */
async function draw(drawing, width) {
  const svg = readFileSync(join(illustrations, `${drawing}.svg`));
  const { data, info } = await sharp(svg, { density: (72 * width) / drawnWidth })
    .resize(width, (width * 9) / 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

for (const file of readdirSync(illustrations)) {
  const drawing = basename(file, '.svg');
  const name = names[drawing] ?? drawing;
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  for (const width of widths) {
    const picture = await draw(drawing, width);
    await picture.avif({ quality: 58, effort: 3 }).toFile(join(target, `${name}-${width}.avif`));
  }
  for (const [width, file] of [
    [1600, `${name}.jpg`],
    [320, `${name}-320.jpg`],
  ]) {
    const picture = await draw(drawing, width);
    await picture.jpeg({ quality: 78, mozjpeg: true }).toFile(join(target, file));
  }
}
const files = readdirSync(target).filter((file) => /\.(avif|jpg)$/.test(file));
const bytes = files.reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
