import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, link, list, requiredText, tab, textMap } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const rendition = z
  .object({
    key: requiredText().meta({ title: 'Key', description: 'Name of the version, as the library has it.' }),
    label: requiredText(60).meta({ title: 'Label', description: 'What visitors read.' }),
  })
  .meta({ 'x-field': 'group' });

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Files chosen in the library, downloaded as one package',
  words: 'basket, zip, archive, media kit, press pictures, licences, batch download',
  modes: ['B2B'],
  load: 'load',
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      renditions: list(rendition, 20).meta({
        title: 'Versions',
        description:
          'In which sizes or formats visitors may take a file, in their order. Left empty: all that it has.',
      }),
      purposeRequired: flag(true).meta({
        title: 'Purpose is required',
        description: 'No package is ordered without a purpose.',
      }),
      purposes: list(requiredText(120), 20).meta({
        title: 'Purposes',
        description: 'What visitors can choose from, at most 20. Left empty: nobody is asked.',
      }),
      licenceHtml: textMap().meta({
        title: 'Texts of licences',
        description: 'HTML by the name or key of a licence. Without one, the text that the library has.',
      }),
      libraryLink: link.meta({
        title: 'Page of the library',
        description: 'Where visitors choose files. Left empty: no link.',
      }),
    }),
    ...tab('Behaviour', {
      maxItems: clampedNumber(100, 1, 1000).meta({
        title: 'Files in a package',
        description: 'At most so many, 1 to 1,000; more are offered as several packages.',
      }),
      maxBytes: clampedNumber(2_000_000_000, 1_000_000, 1_000_000_000_000).meta({
        title: 'Bytes in a package',
        description: 'At most so many, from one million; more are offered as several packages.',
      }),
      pollSeconds: clampedNumber(5, 1, 60).meta({
        title: 'Seconds between questions',
        description: 'How often the service is asked whether a package is ready, 1 to 60.',
      }),
      pollLimit: clampedNumber(60, 1, 1000).meta({
        title: 'Number of questions',
        description: 'After so many, 1 to 1,000, visitors ask by a button.',
      }),
    }),
  }),
  examples: {
    default: 'The cart of a partner, with versions, purposes and a text for one licence.',
    arabic: 'The same in Arabic.',
    strict: 'Small packages: five files, 50 MB; the purpose is optional.',
    'faulty-limits':
      'No file at all in a package and a version without a label: a package has one file, the version is left out.',
  },
  accessibility: [
    'The files are a table with a caption; the first column names the rows.',
    'Each control of a row names its file; after a removal the focus is on the next one.',
    'Each licence is accepted by a check box of its own, with its text below it.',
    'How large the package is, is a meter with its words.',
    'How far a package is, is announced at most once in 10 seconds.',
    'A package that was ordered takes the focus.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
