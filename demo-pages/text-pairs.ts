import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Form } from '../cms/form/form.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { wordsOf } from './form-words.ts';
import { readOptions } from './options.ts';
import { loadPage, pageFiles, type PageFile } from './page-files.ts';

/** Takes an English text and the same in another language. */
export type Keep = (language: Language, english: string, text: string) => void;

/** The languages that a text of the demo is translated into. */
export const otherLanguages: readonly Language[] = languages.filter((language) => language !== 'en');

/**
 * Pairs what the whole pages say in English with what they say in the other languages: mount element with mount element,
 * and in each configuration field with field. The page of a CMS is left out: its engine takes seconds a language.
 */
export async function pairPages(forms: ReadonlyMap<string, Form>, keep: Keep): Promise<void> {
  for (const page of pageFiles().filter(({ name }) => name !== 'htl')) {
    const english = await mountsOf(page, 'en');
    for (const language of otherLanguages)
      for (const [index, mount] of (await mountsOf(page, language)).entries()) {
        const other = english[index];
        const form = forms.get(mount.name);
        if (!form || other?.name !== mount.name) continue;
        const texts = new Map(wordsOf(form, mount.config).map(({ path, text }) => [path, text]));
        for (const { path, text } of wordsOf(form, other.config)) {
          const translation = texts.get(path);
          if (translation !== undefined) keep(language, text, translation);
        }
      }
  }
}

interface MountConfig {
  readonly name: string;
  /** Undefined where it is no JSON. */
  readonly config: unknown;
}

const mount = /\bdata-component="([a-z-]+)"[^>]*>\s*<script type="application\/json">([^<]*)<\/script>/g;

/** The mount elements of a page in document order, with their configurations. */
async function mountsOf({ name }: PageFile, language: Language): Promise<MountConfig[]> {
  const { render, example = {} } = await loadPage(name);
  const path = name.replaceAll(/\[([a-z]+)\]/g, (_, key: string) => example[key] ?? '');
  const request = new Request(`http://demo.test/${language}/${path}.html`);
  const html = (await render(language, readOptions(request, language, '/build/loader.js'), example)) ?? '';
  return [...html.matchAll(mount)].map(([, name = '', json = '']) => ({ name, config: parsed(json) }));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Pages show on purpose that a widget can live with less than JSON.
    return undefined;
  }
}

/**
 * Pairs what stands in eight languages side by side in the demo's content, its menus and the data of the origin: the
 * entries of an object that has all eight as keys, and files of a folder that are named after them.
 */
export function pairRecords(keep: Keep): void {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{demo-pages/{content,menus,htl/content},origin/data}/**/*.json', { cwd: root });
  const folders = new Map<string, Record<string, unknown>>();
  for (const file of files.toSorted()) {
    const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const language = languages.find((language) => language === basename(file, '.json'));
    if (language) folders.set(dirname(file), { ...folders.get(dirname(file)), [language]: content });
    else pairWithin(content, keep);
  }
  for (const texts of folders.values()) pairWithin(texts, keep);
}

function pairWithin(value: unknown, keep: Keep): void {
  if (!isObject(value)) return;
  if (!languages.every((language) => language in value))
    for (const held of Object.values(value)) pairWithin(held, keep);
  else
    for (const language of otherLanguages)
      pairValues(value['en'], value[language], (english, text) => keep(language, english, text));
}

/** Pairs the strings of two values by their paths. */
function pairValues(english: unknown, other: unknown, keep: (english: string, text: string) => void): void {
  if (typeof english === 'string' && typeof other === 'string') keep(english, other);
  if (!isObject(english) || !isObject(other)) return;
  if (Object.keys(english).length !== Object.keys(other).length) return;
  for (const [key, value] of Object.entries(english)) pairValues(value, other[key], keep);
}

/** A list is one as well, its places being the keys. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
