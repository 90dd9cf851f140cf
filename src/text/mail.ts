import { foldWidth, withoutFormat } from './digits.ts';

/** A label of a host: letters and digits, hyphens between them. */
const label = /[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*/u.source;

/** A mail address: something, an at sign, a host of labels with a dot; also in other writings than Latin. */
export const emailPattern = new RegExp(
  `^[^\\s@<>()[\\]\\\\,;:"]+@(?:${label}\\.)+(?!\\p{N}+$)${label}$`,
  'u',
);

/** What people and programs write around an address: brackets, quotes, the end of a sentence. */
const around = new Set(' \t\n\r<>()[]{}"\'`“”„«»‹›‘’´,;./、。');

/** A mail address as it is checked and sent: without what stands around it, a name before it and characters that are not seen. */
export function toMail(typed: string): string {
  const text = foldWidth(withoutFormat(typed));
  const [, named, ...more] = text.split(/<([^<>]*@[^<>]*)>/);
  // Of several each keeps its brackets: without the last, the first alone would be read when this is read again.
  if (more.length > 1) return text.trim();
  const mail = withoutSigns(named ?? text);
  return withoutSigns(mail.replace(/^mailto:([^?]*).*$/is, '$1'));
}

function withoutSigns(text: string): string {
  const signs = [...text].map((sign) => around.has(sign) || /\s/.test(sign));
  const begin = signs.indexOf(false);
  return begin === -1 ? '' : text.slice(begin, signs.lastIndexOf(false) + 1);
}

/** What is wrong with a typed mail address: none, or more than one; undefined where nothing is. */
export function mailFault(typed: string): 'email' | 'twoMails' | undefined {
  if (emailPattern.test(toMail(typed))) return undefined;
  const mails = typed.split(/[\s,;|/]+/).filter((part) => emailPattern.test(toMail(part)));
  return mails.length > 1 ? 'twoMails' : 'email';
}
