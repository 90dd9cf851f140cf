import * as z from 'zod';
import { name } from '#src/schema/answer-fields.ts';
import { schema } from '#src/schema/define.ts';
import {
  choice,
  fileKinds,
  flag,
  list,
  optionalChoice,
  reference,
  requiredText,
  text,
} from '#src/schema/fields.ts';
import type { Output } from '#src/schema/node.ts';

const option = z.object({
  value: requiredText().meta({ title: 'Value', description: 'What is sent.' }),
  label: text(120).meta({ title: 'Label', description: 'What visitors read. Left empty: the value.' }),
});

const limit = name.optional();
const count = z.number().optional();

/** One field of any form (catalogue, conventions: "Field"). A field without a name is left out. */
export const formField = schema(
  z
    .object({
      name: requiredText().meta({
        title: 'Name',
        description: 'Under which the answer is sent; once in a form. A field without one is left out.',
        'x-field': 'reference',
      }),
      label: text(200).meta({ title: 'Label', description: 'Names the field. Left empty: its name.' }),
      help: text(300).meta({ title: 'Help', description: 'Stands between the label and the field.' }),
      type: choice({
        text: 'Text',
        email: 'E-mail address',
        tel: 'Phone number',
        url: 'Web address',
        number: 'Number',
        date: 'Date',
        birthDate: 'Date of birth',
        coordinates: 'Coordinates',
        choice: 'One of several, as buttons',
        choices: 'Some of several',
        select: 'One of several, as a list',
        country: 'Country',
        file: 'File',
        textarea: 'Long text',
        consent: 'Consent',
        hidden: 'Hidden',
      }).meta({ title: 'Kind', description: 'What is asked for. Any other kind is a text.' }),
      required: flag(false).meta({
        title: 'Required',
        description: 'The form is not sent without an answer.',
      }),
      pattern: optionalChoice({
        phone: 'Phone number',
        letters: 'Letters only',
        lettersAndSpaces: 'Letters and spaces, as in names',
        filename: 'File name',
        dotCom: 'Web address that ends in .com',
        webAddress: 'Web address',
        coordinates: 'Coordinates',
      }).meta({ title: 'Pattern', description: 'What a text has to look like.' }),
      min: limit.meta({
        title: 'Least',
        description: 'The smallest number, or the first day as yyyy-mm-dd.',
        'x-field': 'text',
      }),
      max: limit.meta({
        title: 'Most',
        description:
          'The largest number, the last day as yyyy-mm-dd, or how many of several options may be chosen.',
        'x-field': 'text',
      }),
      maxLength: count.meta({
        title: 'Longest text',
        description: 'Characters, at most 100; in a long text at most 10,000.',
        'x-field': 'number',
      }),
      options: list(option, 300).meta({
        title: 'Options',
        description: 'What can be chosen. A hidden field sends the value of its first option.',
      }),
      accept: fileKinds().meta({
        title: 'Kinds of files',
        description: 'Endings as in .pdf, or media types as in image/*. Left empty: any.',
      }),
      maxMb: count.meta({
        title: 'Largest file',
        description: 'Megabytes a file. Left empty: 5.',
        'x-field': 'number',
      }),
      maxFiles: count.meta({
        title: 'Number of files',
        description: 'How many may be added. Left empty: 1.',
        'x-field': 'number',
      }),
      showIf: z
        .object({
          field: requiredText().meta({
            title: 'Field',
            description: 'Name of the field on which this one depends.',
            'x-field': 'reference',
          }),
          equals: z
            .union([z.string(), z.number(), z.boolean()])
            .meta({ title: 'Value', description: 'Its value; true for a consent.', 'x-field': 'text' }),
        })
        .optional()
        .meta({
          title: 'Shown if',
          description: 'Shown only while another field has this value. What is not shown is not sent.',
          'x-field': 'group',
        }),
      autocomplete: reference.meta({
        title: 'Autofill',
        description: 'What browsers may fill in, as in given-name. Left empty: by the kind of the field.',
      }),
      sensitive: flag(false).meta({
        title: 'Sensitive',
        description: 'Nothing of it is kept in the browser.',
      }),
      width: choice({ full: 'Full', half: 'Half' }).meta({
        title: 'Width',
        description: 'Two halves stand side by side where there is room.',
      }),
      step: reference.meta({
        title: 'Step',
        description: 'Identifier of the step in which it is asked. Left empty: the first.',
      }),
    })
    .meta({ 'x-field': 'group' }),
);

/** A field as its author or a service describes it. */
export type Field = Output<typeof formField>;

/** One step of a form. */
export const formStep = schema(
  z
    .object({
      id: requiredText().meta({
        title: 'Identifier',
        description: 'By which fields name their step.',
        'x-field': 'reference',
      }),
      title: requiredText().meta({ title: 'Title', description: 'Heads the step.' }),
    })
    .meta({ 'x-field': 'group' }),
);

export type Step = Output<typeof formStep>;

/** What a service answers to a form that it has taken. */
export const receipt = schema(z.object({ reference: name.optional() }));

/** What a service answers to a file. */
export const uploaded = schema(z.object({ id: name }));

export type Receipt = Output<typeof receipt>;
