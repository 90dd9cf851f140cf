import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { authorWords } from '../../scripts/build/author-words.ts';
import type { Manifest } from '../../scripts/build/manifest-type.ts';
import { projectRoot } from '../../scripts/build/widgets.ts';
import { widgetTitle } from '../../scripts/schema/component-name.ts';
import type { Person, Picture, SharedCost, SiteFile } from '../data.ts';
import { pictureHref } from '../../scripts/pictures/gallery-pictures.ts';
import { inTwo } from './widget-data.ts';

/** What the data of the whole explorer is made from. */
export interface SiteSources {
  readonly version: string;
  /** Names of all widgets. */
  readonly widgets: readonly string[];
  readonly people: readonly Person[];
  readonly pictures: readonly Picture[];
  readonly siteThemes: readonly string[];
  /** What the build says; undefined before the first one. */
  readonly manifest: Manifest | undefined;
}

/** Puts together what the explorer knows beside its widgets. */
export function siteData({ manifest, widgets, ...sources }: SiteSources): SiteFile {
  const arabic = authorWords();
  return {
    ...sources,
    icons: readdirSync(join(projectRoot, 'src/icon/icons'))
      .map((file) => file.replace(/\.svg$/, ''))
      .sort(),
    widgets: widgets.map((name) => ({
      name,
      title: inTwo(widgetTitle(name), arabic),
      picture: pictureHref(name),
      ownBytes: manifest && ownBytes(name, manifest),
    })),
    cost: manifest && costOf(manifest),
  };
}

/** Bytes after brotli of the files that no other widget needs. */
export function ownBytes(name: string, { widgets }: Manifest): number {
  const others = new Set(
    Object.entries(widgets).flatMap(([other, { files }]) =>
      other === name ? [] : files.map(({ file }) => file),
    ),
  );
  const own = widgets[name]?.files.filter(({ file }) => !others.has(file)) ?? [];
  return own.reduce((sum, { brotli }) => sum + brotli, 0);
}

const costOf = ({ loader, shared, words }: Manifest): SharedCost => ({ loader, platform: shared, words });
