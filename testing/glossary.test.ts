import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../scripts/module-graph.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** What docs/glossary.md says of terms holds: a message that is a term has its translation. */

const messages = import.meta.glob<Messages>('../{src,widgets}/**/messages/*.json', {
  eager: true,
  import: 'default',
});

/** In the order of the columns. */
const columns: readonly Language[] = ['en', 'ar', 'zh', 'de', 'es', 'fr', 'ja', 'ru'];

const page = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8');
const [, table = ''] = page.split(/\n## (?:Terms|Words with two meanings)\n/);
const rows = (table.match(/^\|.*\|$/gm) ?? [])
  .slice(2)
  .map((row) => row.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()));

/** The words of a term in all languages, by the English one. */
const terms = new Map(rows.map((cells) => [cells[0], cells]));

/** Messages that say the term in another sense or form. */
const exceptions: Readonly<Record<string, string>> = {
  'src/map: map': 'names a part of the page: Arabic has the article',
  'src/search: title': 'names the field, not the action',
  'widgets/asset-collections: undo': 'beside a button that cancels, which is the same word in French',
  'widgets/calendar-event: register': 'beside a button to sign in, which is the same word in German',
  'widgets/event-detail: register': 'a heading',
  'widgets/event-registration-form: company': 'a field: Japanese asks for the name',
  'widgets/header: search': 'names the page, not the action',
  'widgets/interactive-map: map': 'names a part of the page: Arabic has the article',
  'widgets/partner-directory: company': 'a company of the directory',
  'widgets/partner-directory: save': 'keeps a company, and saves no form',
  'widgets/partner-profile: certifications': 'of a company, not of a course',
  'widgets/paywall-container: register': 'for an account, not for an event',
  'widgets/trip-quiz: back': 'one step back, beside the next one',
  'widgets/user-profile: company': 'a field: Japanese asks for the name',
};

/** Messages whose English text is a term, with where they stand. */
const found = Object.entries(messages)
  .filter(([path]) => path.endsWith('/en.json'))
  .flatMap(([path, english]) =>
    Object.entries(english).flatMap(([key, message]) =>
      typeof message === 'string' && terms.has(message) ? [{ path, key, term: message }] : [],
    ),
  )
  .map((one) => ({ ...one, place: `${one.path.replace(/^\.\.\/|\/messages\/en\.json$/g, '')}: ${one.key}` }));

test('the table has its terms, each once and in eight languages', () => {
  expect(terms.size).toBeGreaterThanOrEqual(60);
  expect(terms.size).toBe(rows.length);
  for (const [term, cells] of terms) expect(cells.filter(Boolean), term).toHaveLength(columns.length);
});

test('every exception is one', () => {
  const places = new Set(found.map(({ place }) => place));
  expect(Object.keys(exceptions).filter((place) => !places.has(place))).toEqual([]);
});

describe.each(columns.slice(1))('in %s', (language) => {
  test('a message that is a term has its translation', () => {
    const column = columns.indexOf(language);
    const other = found.flatMap(({ path, key, term, place }) => {
      const said = messages[path.replace('/en.json', `/${language}.json`)]?.[key];
      const expected = terms.get(term)?.[column];
      return said === expected || place in exceptions
        ? []
        : [`${place}: ${JSON.stringify(said)}, not ${expected}`];
    });
    expect(other).toEqual([]);
  });
});
