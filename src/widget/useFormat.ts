import type { Page } from '#src/page/page.ts';
import { usePage } from './context.ts';
import { createFormat, type Format } from '#src/i18n/format.ts';

const byPage = new WeakMap<Page, Format>();

/** Writes dates and numbers in the page's language, with the site's zone and digits. */
export function useFormat(): Format {
  const page = usePage();
  const { language, site } = page;
  const format =
    byPage.get(page) ?? createFormat({ language, timeZone: site.timeZone, numerals: site.numerals });
  byPage.set(page, format);
  return format;
}
