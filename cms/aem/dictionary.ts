import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../release.ts';
import type { Part } from './component.ts';
import { node, type StoredNode } from './docview.ts';
import { asUsual } from './fields.ts';
import { appRoot, groupOf } from './names.ts';

/** What is not of the widgets: the page's dialog, the editor of rich text. */
const own = JSON.parse(readFileSync(join(import.meta.dirname, 'authors.ar.json'), 'utf8')) as Record<
  string,
  string
>;

/** Properties of a dialog or component that authors read; AEM looks each up in its dictionaries. */
const readByAuthors = new Set([
  'jcr:title',
  'jcr:description',
  'componentGroup',
  'description',
  'fieldLabel',
  'fieldDescription',
  'text',
]);

/** Texts of a node and of those below it that authors read: neither `2` nor the group `.hidden`. */
export function authorTexts({ properties, children }: StoredNode): string[] {
  const texts = Object.entries(properties).flatMap(([name, value]) =>
    readByAuthors.has(name) && typeof value === 'string' && /\p{L}/u.test(value) && !value.startsWith('.')
      ? [value]
      : [],
  );
  return [...texts, ...Object.values(children).flatMap(authorTexts)];
}

/** What authors read, in Arabic, by the English text. */
export function arabicOf(release: Release): ReadonlyMap<string, string> {
  const words = new Map([...Object.entries(release.arabic), ...Object.entries(own)]);
  const made = [...words].map(([english, arabic]) => [asUsual(english), `المعتاد: ${arabic}`] as const);
  const families = new Set(release.forms.map(({ family }) => family));
  const groups = [...families].map(
    (family) => [groupOf(family), `السياحة – ${words.get(family) ?? family}`] as const,
  );
  return new Map([...words, ...made, ...groups]);
}

/**
 * Dictionaries for AEM's interface, in Arabic and English.
 *
 * @param texts what authors read somewhere in the package
 */
export function dictionaries(texts: readonly string[], arabic: ReadonlyMap<string, string>): Part {
  const english = [...new Set(texts)].sort();
  const folder = `${appRoot}/i18n`;
  return {
    nodes: new Map([
      [`${folder}/ar`, dictionary('ar', english, (text) => arabic.get(text))],
      [`${folder}/en`, dictionary('en', english, (text) => text)],
    ]),
    files: new Map(),
  };
}

/** @param said what a text is in the language; undefined where nobody has said it */
const dictionary = (
  language: string,
  texts: readonly string[],
  said: (text: string) => string | undefined,
): StoredNode =>
  node(
    { 'jcr:primaryType': 'sling:Folder', 'jcr:mixinTypes': ['mix:language'], 'jcr:language': language },
    Object.fromEntries(
      texts.flatMap((key, index) => {
        const message = said(key);
        return message === undefined ? [] : [[`text${index}`, messageEntry(key, message)] as const];
      }),
    ),
  );

const messageEntry = (key: string, message: string): StoredNode =>
  node({ 'jcr:primaryType': 'sling:MessageEntry', 'sling:key': key, 'sling:message': message });
