import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import catalogue from './build/catalogue.json' with { type: 'json' };
import { families } from '../src/schema/families.ts';
import { folderOf } from './new-widget/folder.ts';
import { projectRoot, widgetsFolder } from './build/widgets.ts';

/**
 * `npm run new -- opening-hours --family "Travel essentials" --purpose "When a place is open" --arabic-name "…" --arabic "…"`: a whole widget folder,
 * green at once; its picture in the gallery, which needs a build, comes last. Refuses a name that is none, or that is taken.
 */

/** When a widget comes, as in `src/schema/define-widget.ts`. */
const triggers = ['load', 'idle', 'visible', 'interaction'];

const usage = `npm run new -- <name> --family "<family>" --purpose "<what it is, in a line>" --arabic-name "<the name in Arabic>" --arabic "<the purpose in Arabic>" [--words "<other words for it, with commas>" --arabic-words "<the same in Arabic>"] [--load ${triggers.join('|')}]`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        family: { type: 'string' },
        purpose: { type: 'string' },
        'arabic-name': { type: 'string' },
        arabic: { type: 'string' },
        words: { type: 'string' },
        'arabic-words': { type: 'string' },
        load: { type: 'string' },
        /** Where its folder is made. */
        into: { type: 'string', default: widgetsFolder },
      },
    });
  } catch (error) {
    // Whoever misspells an option needs its name and the usage, not where the parser threw.
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return process.exit(2);
  }
}

const { positionals, values } = readArguments();
const [name = ''] = positionals;
const {
  family,
  purpose,
  'arabic-name': arabicName,
  arabic,
  words,
  'arabic-words': arabicWords,
  load,
  into,
} = values;

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !family || !purpose || !arabicName || !arabic) {
  console.error(
    `A widget has a name in kebab-case, a family, a purpose in English, and name and purpose in Arabic:\n${usage}`,
  );
  process.exit(2);
}

const knownFamily = families.find((known) => known === family);
if (!knownFamily) {
  console.error(`There is no family "${family}". The families are: ${families.join(', ')}.`);
  process.exit(2);
}

if (load && !triggers.includes(load)) {
  console.error(`There is no --load ${load}. There are: ${triggers.join(', ')}.`);
  process.exit(2);
}

const planned = (catalogue as Record<string, { modes: string[]; load: string }>)[name];
const files = folderOf({
  name,
  family: knownFamily,
  purpose,
  arabicName,
  arabic,
  words,
  arabicWords,
  modes: planned?.modes ?? ['B2C', 'B2B'],
  load: load ?? planned?.load ?? 'visible',
});
const folder = join(into, name);
const shown = relative(projectRoot, folder);
try {
  mkdirSync(folder);
} catch {
  console.error(`${shown} is there already, or cannot be made.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${shown}: ${Object.keys(files).join(', ')}`);
console.log(`Look at it: npm start, then /en/widget.html?widget=${name}&example=default`);
console.log(
  'At last, when it looks as it should: npm run gallery takes its picture, which the tests ask for.',
);
