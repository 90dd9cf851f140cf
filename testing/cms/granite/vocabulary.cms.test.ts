import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aemPackages } from '../../../cms/aem/packages.ts';
import { readRelease } from '../../../cms/release.ts';
import { zip } from '../../../cms/zip.ts';
import { unknownGranite } from './vocabulary.ts';

const release = readRelease(join(import.meta.dirname, '../../../dist'));
const packages = aemPackages(release, { examples: [], ownHtl: new Map() });
const application = packages.get(`tourism-widgets.ui.apps-${release.version}.zip`)!;

/** The package with a word of a dialog exchanged. */
const withWord = (path: string, word: string, other: string) =>
  zip(
    new Map(
      Object.entries(unzipSync(application)).map(([name, file]) => [
        name,
        name === path ? strFromU8(file).replace(word, other) : file,
      ]),
    ),
  );

const dialog = 'jcr_root/apps/tourism-widgets/components/alert/_cq_dialog/.content.xml';

test('dialogs are made of types and properties that AEM’s own dialogs have', () => {
  expect(unknownGranite(application)).toEqual([]);
});

test('a field of a type that AEM does not have is found', () => {
  const type = 'granite/ui/components/coral/foundation/form/textfield';
  const wrong = type.replace('textfield', 'textfeild');
  expect(unknownGranite(withWord(dialog, type, wrong))).toEqual([
    `${dialog}: no dialog of AEM's has the type ${wrong}.`,
  ]);
});

test('a property that a field does not have is found', () => {
  expect(unknownGranite(withWord(dialog, ' maxlength=', ' maximum='))).toEqual([
    `${dialog}: granite/ui/components/coral/foundation/form/textfield has no maximum.`,
  ]);
});

test('a button that the editor of rich text does not have is found', () => {
  const accordion = 'jcr_root/apps/tourism-widgets/components/accordion/_cq_dialog/.content.xml';
  expect(unknownGranite(withWord(accordion, 'format#bold', 'format#blink'))).toEqual([
    `${accordion}: the toolbar of the rich text has no format#blink.`,
  ]);
});
