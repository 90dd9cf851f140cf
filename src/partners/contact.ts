import type { Contact } from '#src/outputs/vcard.ts';
import { emailPattern, toMail } from '#src/text/mail.ts';
import { patterns } from '#src/text/patterns.ts';
import { toPhone } from '#src/text/phone.ts';
import type { Partner } from './partner.schema.ts';

/** How a company is reached; what is no phone number, address of mail or of the web is undefined. */
export interface PartnerContact {
  /** Digits, with the country's code where it has one. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** Absolute, http or https. */
  readonly website: string | undefined;
}

/** The ways to a company that can be followed. */
export function contactOf({ phone, email, website }: Partner): PartnerContact {
  const mail = toMail(email);
  const address = website.trim();
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  return {
    phone: toPhone(phone),
    email: emailPattern.test(mail) ? mail : undefined,
    website: patterns.webAddress(address) ? url : undefined,
  };
}

/**
 * A company as an address book keeps it.
 *
 * @param name as the page shows it
 * @param city its word
 */
export const vcardContact = (partner: Partner, name: string, city: string): Contact => ({
  ...contactOf(partner),
  name,
  street: partner.address,
  city,
  latitude: partner.latitude,
  longitude: partner.longitude,
});
