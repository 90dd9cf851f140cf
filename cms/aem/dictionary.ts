import siteWords from '../form/site-words.ar.json' with { type: 'json' };
import type { Release } from '../release.ts';
import pageWords from './authors.ar.json' with { type: 'json' };
import type { Part } from './component.ts';
import { node, type StoredNode, type Value } from './docview.ts';
import { asUsual } from './fields.ts';
import { appRoot, groupOf } from './names.ts';

/** What is not of the widgets: the page's dialog with the site's fields, the editor of rich text. */
const own: Readonly<Record<string, string>> = { ...siteWords, ...pageWords };

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

/**
 * Texts of a node and of those below it that authors read: no number, no hidden group, no value of a choice that nobody has
 * named otherwise.
 */
export function authorTexts({ properties, children }: StoredNode): string[] {
  const { text, value } = properties;
  const isUnnamed = text !== undefined && text === value;
  const own = isUnnamed ? [] : Object.entries(properties).flatMap(readableText);
  return [...own, ...Object.values(children).flatMap(authorTexts)];
}

const readableText = ([name, value]: readonly [string, Value]): string[] =>
  readByAuthors.has(name) && typeof value === 'string' && !value.startsWith('.') && /\p{L}/u.test(value)
    ? [value]
    : [];

/** Says texts in Arabic. @returns undefined for one that nobody has translated */
export function arabicOf(release: Release): (text: string) => string | undefined {
  const words = new Map([...Object.entries(release.arabic), ...Object.entries(own)]);
  const [usual, group] = [asUsual(''), groupOf('')];
  return (text) => {
    if (text.startsWith(usual)) return `المعتاد: ${wordFor(words, text.slice(usual.length))}`;
    if (text.startsWith(group)) return `السياحة – ${wordFor(words, text.slice(group.length))}`;
    return words.get(text);
  };
}

const wordFor = (words: ReadonlyMap<string, string>, text: string): string => words.get(text) ?? text;

/**
 * Dictionaries for AEM's interface, in Arabic and English.
 *
 * @param texts what authors read somewhere in the package
 */
export function dictionaries(texts: readonly string[], arabic: (text: string) => string | undefined): Part {
  const english = [...new Set(texts)].sort();
  const folder = `${appRoot}/i18n`;
  return {
    nodes: new Map([
      [`${folder}/ar`, dictionary('ar', english, arabic)],
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
