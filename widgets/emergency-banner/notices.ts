import { toCountry } from '#src/countries/to-country.ts';
import { endOf, startOf } from '#src/i18n/dates.ts';
import { splitPath, type LanguagePage } from '#src/page/language.ts';
import type { Config, Message } from './widget.ts';

/** A message as it is shown and remembered. */
export interface Notice extends Message {
  /** Tells it from all others. */
  readonly key: string;
  /** When it is shown, in ms since 1970; a side that is open, or names no day there is, is undefined. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** It ends before it begins: its time never comes. */
  readonly isReversed: boolean;
  readonly canClose: boolean;
}

const severities = ['critical', 'warning', 'info'] as const;

/** The messages, the most severe first, else as their author has ordered them. */
export const noticesOf = ({ messages, dismissible }: Config, timeZone: string): readonly Notice[] =>
  severities.flatMap((severity) =>
    messages
      .filter((message) => message.severity === severity)
      .map((message) => {
        const start = startOf(message.from ?? '', timeZone)?.getTime();
        const end = endOf(message.to ?? '', timeZone)?.getTime();
        return {
          ...message,
          key: message.id ?? (message.title || message.body),
          start,
          end,
          isReversed: start !== undefined && end !== undefined && end < start,
          canClose: dismissible && severity !== 'critical',
        };
      }),
  );

/** Whether a notice is shown at a moment, in ms since 1970; where nobody knows the time, only one without dates is. */
export function isShownAt({ start, end }: Notice, now: number | undefined): boolean {
  if (now === undefined) return start === undefined && end === undefined;
  return (start === undefined || start <= now) && (end === undefined || now < end);
}

/**
 * Whether a notice is for this page: its path, the one from its language on, or the one behind it, lies at or below one of the
 * prefixes.
 */
export function isForPage({ pathPrefixes }: Pick<Notice, 'pathPrefixes'>, page: LanguagePage): boolean {
  if (pathPrefixes.length === 0) return true;
  const { pathname } = new URL(page.url);
  const { language, after } = splitPath(pathname, page);
  const paths = [pathname, language + after, after].map(segmentsOf);
  return pathPrefixes.some((prefix) => {
    const wanted = segmentsOf(URL.parse(`/${prefix.trim().replace(/^\/+/, '')}`, page.url)?.pathname ?? '');
    return paths.some((segments) => wanted.every((segment, index) => segments[index] === segment));
  });
}

/** The parts of a path, without the last one's `.html`. */
const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);

/** Whether a notice is for visitors from a country; null where nobody knows from which, undefined where not yet. */
export const isForCountry = (
  { countries }: Pick<Notice, 'countries'>,
  country: string | null | undefined,
): boolean => countries.length === 0 || countries.some((name) => country && toCountry(name) === country);
