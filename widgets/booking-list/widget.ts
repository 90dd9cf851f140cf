import * as z from 'zod';
import { baseFields, categoryColour } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';
import { clampedNumber, flag, link, list, requiredText, tab } from '#src/schema/fields.ts';
import type { ConfigOf } from '#src/schema/node.ts';

const status = z
  .object({
    key: requiredText().meta({ title: 'Key', description: 'As bookings have it.' }),
    label: requiredText(60).meta({ title: 'Label', description: 'What visitors read.' }),
    colour: categoryColour.meta({ title: 'Colour', description: 'Of its mark; its label says the same.' }),
  })
  .meta({ 'x-field': 'group' });

const range = z.enum(['month', 'next90', 'custom']).meta({
  'x-field': 'choice',
  'x-labels': { month: 'This month', next90: 'Next 90 days', custom: 'Dates of one’s own' },
});

const column = z
  .enum(['bookingId', 'productName', 'startDate', 'endDate', 'guests', 'status', 'amount', 'contact'])
  .meta({
    'x-field': 'choice',
    'x-labels': {
      bookingId: 'Booking',
      productName: 'Product',
      startDate: 'First day',
      endDate: 'Last day',
      guests: 'Guests',
      status: 'Status',
      amount: 'Amount',
      contact: 'Contact',
    },
  });

const widget = defineWidget({
  family: 'Partner portal',
  purpose: 'Trade bookings with status, dates and totals by currency',
  words: 'reservations, orders, sales, turnover, export, spreadsheet',
  modes: ['B2B'],
  load: 'load',
  lists: true,
  placeholderFields: [],
  schema: z.object({
    ...baseFields,
    ...tab('Content', {
      statuses: list(status, 12).meta({
        title: 'Statuses',
        description:
          'What visitors filter by, at most 12; any other status is under “Other”. Left empty: confirmed, pending, cancelled and completed.',
      }),
      columns: list(column, 8)
        .default(['bookingId', 'productName', 'startDate', 'endDate', 'guests', 'status', 'amount'])
        .meta({
          title: 'Columns',
          description: 'In their order. The first names the rows, and opens them.',
        }),
      detailLink: link.meta({
        title: 'Page of a booking',
        description:
          '{id} in it is replaced by the booking’s number; without it the number is added as id. Left empty: no link.',
      }),
    }),
    ...tab('Behaviour', {
      ranges: list(range, 3).default(['month', 'next90', 'custom']).meta({
        title: 'Dates',
        description: 'Which dates visitors can choose; the list begins with the first.',
      }),
      pageSize: clampedNumber(20, 5, 100).meta({
        title: 'Bookings on a page',
        description: 'From 5 to 100.',
      }),
      allowCsv: flag(true).meta({
        title: 'Can be downloaded',
        description: 'A button gives visitors the bookings of the page as a CSV file.',
      }),
    }),
  }),
  examples: {
    default: 'Bookings of this month, with totals, a file and a page for each.',
    arabic: 'The same in Arabic.',
    'own-statuses':
      'The next 90 days, with statuses of one’s own, few columns, five to a page, without a file.',
    'faulty-entries':
      'A status without a label, a range and a column that nobody knows are left out; a page has at least 5 bookings.',
  },
  accessibility: [
    'The table has a caption with the dates; the first column names the rows.',
    'Columns are sorted by a button in their head, which states the order (APG Sortable Table); on a phone by a list.',
    'The first cell of a row is a button that shows what belongs to it (APG Disclosure).',
    'A day is typed, or chosen in a dialog with a month of days (APG Date Picker Dialog).',
    'A status is written beside its colour; the number of bookings found is said.',
  ],
});

export default widget;

export type Config = ConfigOf<typeof widget>;
