import { authorWords } from '../scripts/build/author-words.ts';
import { widgetTitle } from '../scripts/schema/component-name.ts';
import { formOf } from '../cms/form/form.ts';
import type { Release } from '../cms/release.ts';
import { facts, jsonSchemaOf, names } from './all-widgets.ts';

const widgetFacts = (name: string) => facts[`../widgets/${name}/widget.ts`]!;

/** A release with the forms and words of all widgets as they are in the folders, and with two files for a build. */
export const sourceRelease: Release = {
  version: '1.2.3-0a1b2c3d',
  files: new Map([
    ['assets/a1.css', new TextEncoder().encode('a{}')],
    ['loader.js', new TextEncoder().encode('export {};')],
  ]),
  forms: names.map((name) => {
    const about = { title: widgetTitle(name), description: widgetFacts(name).purpose };
    return formOf(name, { ...jsonSchemaOf(name), ...about }, widgetFacts(name));
  }),
  arabic: authorWords(),
};
