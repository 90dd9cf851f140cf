import { fileName, keepFile } from '#src/outputs/keep-file.ts';
import { contactOf } from '#src/partners/contact.ts';
import type { Partner } from '#src/partners/partner.schema.ts';
import { harmless, writeCsv } from '#src/table/csv-write.ts';

/** What each line of the file says, in its order. */
export const columns = ['company', 'kind', 'region', 'city', 'address', 'phone', 'email', 'website'] as const;

interface Options {
  /** Of the file. */
  readonly name: string;
  /** Of a column. */
  readonly labelOf: (column: (typeof columns)[number]) => string;
  /** Of a value of a facet. */
  readonly wordOf: (facet: string, value: string) => string;
}

/** Gives the visitor the contacts of companies as a CSV file. @returns the name of the file */
export function keepContacts(partners: readonly Partner[], { name, labelOf, wordOf }: Options): string {
  const lines = partners.map((partner) => {
    const { phone = '', email = '', website = '' } = contactOf(partner);
    const { companyName, category, region, city, address } = partner;
    return [
      ...[
        companyName,
        category && wordOf('category', category),
        region && wordOf('region', region),
        city && wordOf('city', city),
        address,
      ].map(harmless),
      // A number, and no formula: sheets would read a plus as one.
      harmless(phone),
      harmless(email),
      harmless(website),
    ];
  });
  const file = fileName(name, 'directory', 'csv');
  keepFile(file, writeCsv([columns.map(labelOf), ...lines]), 'text/csv;charset=utf-8');
  return file;
}
