import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';

/** What an article says in one language. */
export interface ArticleText {
  /** Paragraphs, headings of the second level, lists, links to pages of the site. */
  readonly body: string;
  /** A part beside a picture. */
  readonly beside?: { readonly title: string; readonly body: string; readonly alt: string };
  readonly quote?: { readonly text: string; readonly by: string };
}

/** An article in every language, as its file in `data/articles` has it. */
export interface ArticleFile {
  /** Name of the drawing of the part beside a picture. */
  readonly picture?: string;
  readonly texts: Readonly<Record<Language, ArticleText>>;
}

const folder = join(import.meta.dirname, 'data/articles');

/** All articles that have a text, by id. */
export const articleFiles: ReadonlyMap<string, ArticleFile> = new Map(
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as ArticleFile,
  ]),
);

/** How much is read in a minute: words, or characters where words have no blanks between them. */
const perMinute = { words: 200, characters: 500 };

/** Words of a text, or characters in Chinese and Japanese; tags are none. */
export function lengthOf(html: string, language: Language): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').trim();
  if (language === 'zh' || language === 'ja') return text.replaceAll(/\s/g, '').length;
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** How much an article says, in words or characters. */
export function articleLength(id: string, language: Language): number {
  const { body = '', beside, quote } = articleFiles.get(id)?.texts[language] ?? {};
  const parts = [body, beside?.title, beside?.body, quote?.text];
  return lengthOf(parts.join(' '), language);
}

/** Whole minutes that an article takes to read, at least 1. */
export function minutesToRead(id: string, language: Language): number {
  const isCounted = language === 'zh' || language === 'ja';
  return Math.max(1, Math.round(articleLength(id, language) / perMinute[isCounted ? 'characters' : 'words']));
}
