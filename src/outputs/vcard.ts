import { contentLines, escaped } from './content-lines.ts';

/** Somebody who can be reached, as an address book keeps it. */
export interface Contact {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** Absolute. */
  readonly website?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  /** Degrees. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Media type of a contact. */
export const vcardType = 'text/vcard;charset=utf-8';

/** A contact as a file that address books of every system read: vCard 3.0 (RFC 2426), of an organisation. */
export function toVcard(contact: Contact): string {
  const { name, phone, email, website, street, city, country, latitude, longitude } = contact;
  const place = [street, city, country].map((text = '') => escaped(text));
  const [streetText, cityText, countryText] = place;
  const lines: readonly (string | false | undefined)[] = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    phone && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    place.some(Boolean) && `ADR;TYPE=WORK:;;${streetText};${cityText};;;${countryText}`,
    latitude !== undefined && longitude !== undefined && `GEO:${latitude};${longitude}`,
    // An address is no text: it is written as it is.
    website && `URL:${website.replace(/\s/g, '')}`,
    'END:VCARD',
  ];
  return contentLines(lines.filter((line): line is string => Boolean(line)));
}
