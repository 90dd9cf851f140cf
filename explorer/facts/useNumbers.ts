import { use } from 'react';
import { locales } from '#src/i18n/languages.ts';
import { LanguageContext } from '../words.ts';

/** Numbers as the explorer's language writes them, in digits 0–9. */
interface Numbers {
  /** Bytes in kB of 1,024 bytes, with one decimal. */
  readonly kilobytes: (bytes: number) => string;
  /** Milliseconds in seconds, with two decimals. */
  readonly seconds: (ms: number) => string;
}

export function useNumbers(): Numbers {
  const locale = `${locales[use(LanguageContext)]}-u-nu-latn`;
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  return {
    kilobytes: (bytes) => write(bytes / 1024, 1),
    seconds: (ms) => write(ms / 1000, 2),
  };
}
