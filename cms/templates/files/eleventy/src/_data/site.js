import { readFileSync } from 'node:fs';

/** The site configuration in each language. It is no part of what the pages say: who edits it decides where calls and tokens go. */
export default () => JSON.parse(readFileSync(new URL('../../../site.json', import.meta.url), 'utf8'));
