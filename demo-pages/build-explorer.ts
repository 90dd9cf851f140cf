import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '#src/i18n/languages.ts';
import { isCurrent } from '../scripts/pictures/gallery-pictures.ts';
import { buildApp, explorerStyles } from '../explorer/site/app.ts';
import { ensureBuilt } from '../scripts/build/ensure-built.ts';
import { projectRoot } from '../scripts/build/widgets.ts';
import { readOptions } from './options.ts';
import { contentSecurityPolicy, previewPolicy } from './serve/policy.ts';
import { shownWidgets } from './widgets.ts';
import { explorerDocument, frame, type Site } from './explorer/documents.ts';
import { publicFolder } from './explorer/facts.ts';
import { siteFile, widgetFile } from './explorer-data.ts';

/**
 * `npm run build:explorer`: writes the explorer as files that any server can hold, at any path. They need the build in
 * `dist/`, which is made where there is none. There is no origin, so that previews are those of authors, and whole pages are not among them.
 */

const outDir = join(projectRoot, 'dist-explorer');
const loader = '/build/loader.js';

ensureBuilt();

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), content);
};

rmSync(outDir, { recursive: true, force: true });
await buildApp(join(outDir, 'explorer'));
cpSync(publicFolder, outDir, { recursive: true });
cpSync(join(projectRoot, 'dist'), join(outDir, 'build'), { recursive: true });
for (const file of globSync('widgets/*/picture.*.webp', { cwd: projectRoot }))
  cpSync(join(projectRoot, file), join(outDir, file));
cpSync(join(projectRoot, 'demo-pages/site.css'), join(outDir, 'explorer/site.css'));
write('explorer/explorer.css', explorerStyles());

const site: Site = { hasOrigin: false, pages: [], policy: contentSecurityPolicy };
const at = (path: string, language: (typeof languages)[number] = 'en') =>
  readOptions(new Request(`http://localhost${path}`), language, loader);
for (const path of ['/index', '/index-ar', '/widget', '/widget-ar', '/my-page', '/my-page-ar'])
  write(`${path.slice(1)}.html`, explorerDocument(path, at(path), site)!);
for (const language of languages)
  write(
    `${language}/frame.html`,
    frame(at(`/${language}/frame.html`, language), { ...site, policy: previewPolicy }),
  );

write('explorer/data/site.json', JSON.stringify(siteFile()));
const names = shownWidgets().map(({ name }) => name);
for (const name of names) write(`explorer/data/${name}.json`, JSON.stringify(await widgetFile(name)));
console.log(`The explorer with ${names.length} widgets: ${outDir}`);
const late = names.filter((name) => !isCurrent(name));
if (late.length > 0)
  console.log(
    `${late.length} without a picture of their present state (npm run gallery): ${late.join(', ')}`,
  );
