import { readFileSync } from 'node:fs';

/** What the page says, in each of its languages. */
export default () =>
  ['en', 'ar'].map((language) =>
    JSON.parse(readFileSync(new URL(`../../../content/${language}.json`, import.meta.url), 'utf8')),
  );
