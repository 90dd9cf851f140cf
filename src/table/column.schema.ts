import * as z from 'zod';
import { choice, flag, optionalChoice, requiredText, text } from '#src/schema/fields.ts';

/** A column of a table, as an author describes it. */
export const tableColumn = z.object({
  key: requiredText().meta({
    title: 'Key',
    description: 'Name of the column in rows, in the first line of a CSV file and in addresses.',
  }),
  label: requiredText(60).meta({ title: 'Label', description: 'Heads the column, at most 60 characters.' }),
  type: choice({
    text: 'Text',
    number: 'Number',
    date: 'Date',
    currency: 'Amount of money',
    link: 'Link',
    badge: 'Badge',
  }).meta({
    title: 'Kind',
    description:
      'Numbers and amounts as 1234.5, dates as 2026-11-20, 2026-11 or 2026, links as an address or as “words | address”. What is none of the kind shows as text.',
  }),
  sortable: flag(true).meta({
    title: 'Can be sorted',
    description: 'Visitors sort the rows by this column.',
  }),
  align: optionalChoice({ start: 'Start', center: 'Centred', end: 'End' }).meta({
    title: 'Alignment',
    description: 'Left open: numbers and amounts at the end, all others at the start.',
  }),
  currency: text(3).default('SAR').meta({
    title: 'Currency',
    description: 'Of an amount of money. Three letters, as ISO 4217 has them.',
  }),
});

/** A column as the reader gives it. */
export type TableColumn = z.output<typeof tableColumn>;
