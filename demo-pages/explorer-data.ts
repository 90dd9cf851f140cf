import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { places, users } from '#origin/data.ts';
import type { Person, Picture, SiteFile, WidgetData } from '../explorer/data.ts';
import { siteData } from '../explorer/site/site-data.ts';
import { widgetData } from '../explorer/site/widget-data.ts';
import { projectRoot } from '../scripts/build/widgets.ts';
import { exampleTexts } from './example-texts.ts';
import { siteThemes } from './options.ts';
import { publicFolder, readManifest } from './explorer/facts.ts';
import { examplesOf, findWidget, humanName, readExample, shownWidgets } from './widgets.ts';

/** What the explorer fetches, from the widgets' folders, the build, and the demo's content. */

const people = (): Person[] =>
  users.map(({ id, mode, expectedRole }) => ({
    id,
    mode: mode === 'B2B' ? 'B2B' : 'B2C',
    role: expectedRole,
  }));

/** The demo's drawings, each with the name of the place that it shows. */
const pictures = (): Picture[] =>
  readdirSync(join(publicFolder, 'images'))
    .filter((file) => file.endsWith('-320.jpg'))
    .map((file) => file.replace('-320.jpg', ''))
    .map((name) => ({
      src: `/images/${name}.jpg`,
      thumbnail: `./images/${name}-320.jpg`,
      alt: places.find(({ id }) => id === name)?.name.en ?? humanName(name),
    }));

/** The file `explorer/data/site.json`. */
export function siteFile(): SiteFile {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const widgets = shownWidgets().map(({ name }) => name);
  return siteData({
    version,
    widgets,
    people: people(),
    pictures: pictures(),
    siteThemes,
    manifest: readManifest(),
  });
}

/** The file `explorer/data/<widget>.json`; undefined where there is no such widget. */
export async function widgetFile(name: string): Promise<WidgetData | undefined> {
  const widget = findWidget(name);
  if (!widget) return undefined;
  const sources = {
    examples: examplesOf(name),
    readExample,
    texts: await exampleTexts(),
    manifest: readManifest(),
  };
  return widgetData(widget, sources);
}
