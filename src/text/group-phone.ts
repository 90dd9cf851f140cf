/** Codes of countries with one and two digits; the others have three. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A phone number as it is read: code of the country, then groups of three with four at the end. One with spaces, dashes or
 * brackets stays as its author grouped it. A line may end between groups, so that large letters never break one in two.
 */
export function groupPhone(number: string): string {
  const bare = number.trim();
  if (!/^\+?\d{7,15}$/.test(bare)) return number;
  const code = countryCode.exec(bare)?.[0] ?? '';
  const rest = bare.slice(code.length);
  const head = rest.slice(0, -4);
  // A digit alone is no group: it joins the next.
  const first = head.length % 3 === 1 && head.length > 1 ? 4 : head.length % 3;
  const groups = [head.slice(0, first), ...(head.slice(first).match(/.{1,3}/g) ?? []), rest.slice(-4)];
  return [code, ...groups].filter(Boolean).join(' ');
}
