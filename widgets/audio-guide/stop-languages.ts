import type { Stop } from './widget.ts';

/** Language of a stop's title and transcript, where it is not that of the page. */
export const textLanguage = ({ lang, textLang }: Pick<Stop, 'lang' | 'textLang'>): string | undefined =>
  textLang ?? lang;

/** Attributes of a text of a stop. */
export function textMarks(stop: Pick<Stop, 'lang' | 'textLang'>) {
  const lang = textLanguage(stop);
  return lang === undefined ? {} : ({ lang, dir: 'auto' } as const);
}
