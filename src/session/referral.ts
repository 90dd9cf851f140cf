import { referralQueryParams } from './storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';

/** Parameters that say who sent a visitor (contract, section 5); none of them can stand for another parameter. */
const referral = /^(utm_\w+|referral|ref|gclid|fbclid)$/;

/** Characters of them that are kept (trust, row 26). */
const maximumLength = 1024;

/** The referral parameters of a query string, written anew as a query string; empty without any. */
export function referralOf(query: string): string {
  let kept = '';
  for (const [name, value] of new URLSearchParams(query)) {
    const longer = `${kept}${kept && '&'}${new URLSearchParams([[name, value]])}`;
    if (referral.test(name) && longer.length <= maximumLength) kept = longer;
  }
  return kept;
}

/** Keeps the referral of a landing address, if it has any, for the time when the visitor signs in. */
export function rememberReferral(address: string): void {
  const kept = referralOf(new URL(address).search);
  if (kept) writeKey(referralQueryParams, kept);
}

/** The referral that was kept, read as warily as that of an address. */
export const readReferral = (): string => referralOf(readKey(referralQueryParams) ?? '');
