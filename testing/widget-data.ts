import { facts, examplesOf, jsonSchemaOf } from './all-widgets.ts';
import { sourceRelease } from './source-release.ts';
import type { SiteData, WidgetData } from '../explorer/data.ts';

/** What the explorer knows of a widget, made from its folder as it is, with made-up files for a build. */
export function widgetData(name: string): WidgetData {
  const form = sourceRelease.forms.find((each) => each.name === name)!;
  const { modes, load, accessibility, examples } = facts[`../widgets/${name}/widget.ts`]!;
  const { arabic } = sourceRelease;
  const inTwo = (en: string) => ({ en, ar: arabic[en] ?? en });
  return {
    name,
    title: inTwo(form.title),
    purpose: inTwo(form.purpose),
    family: form.family,
    modes,
    load,
    place: 'main',
    form,
    schema: jsonSchemaOf(name),
    arabic,
    examples: examplesOf(name).map(({ example, config }) => ({
      name: example,
      sentence: examples[example] ?? '',
      language: 'en',
      config,
    })),
    texts: {},
    accessibility,
    files: [
      { file: 'assets/own.js', brotli: 2048, usedBy: 1 },
      { file: 'assets/own.css', brotli: 512, usedBy: 1 },
      { file: 'assets/common.js', brotli: 7397, usedBy: 23 },
    ],
    words: {
      en: [{ file: 'assets/own.en.js', brotli: 100 }],
      ar: [{ file: 'assets/own.ar.js', brotli: 200 }],
    },
  };
}

/** The explorer's site with a made-up build. */
export const siteData: SiteData = {
  version: '1.2.3',
  hasOrigin: true,
  pictures: [],
  siteThemes: ['coast'],
  icons: [],
  people: [],
  widgets: [],
  cost: {
    loader: { file: 'loader.js', brotli: 4482, sha256: 'sha256-abc' },
    platform: [
      { file: 'assets/platform.js', brotli: 77_738 },
      { file: 'assets/platform.css', brotli: 4814 },
    ],
    words: {
      en: { file: 'assets/platform.en.js', brotli: 152 },
      ar: { file: 'assets/platform.ar.js', brotli: 226 },
    },
  },
};
