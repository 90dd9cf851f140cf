import type { Language } from '#src/i18n/languages.ts';
import { readTexts } from './content.ts';

/** Texts of the pages about mails: all choices, the page that ends mails, a sample. */
interface MailTexts {
  readonly centre: Readonly<Record<'title' | 'text' | 'heading' | 'fallback' | 'more', string>> & {
    readonly topics: Readonly<Record<string, string>>;
  };
  readonly leave: Readonly<Record<'title' | 'text' | 'heading' | 'lead' | 'fallback', string>> & {
    readonly reasons: Readonly<Record<string, string>>;
  };
  readonly mail: Readonly<
    Record<'title' | 'text' | 'subject' | 'body' | 'links' | 'leave' | 'old' | 'cut' | 'all', string>
  >;
}

export const readMailTexts = (language: Language) => readTexts('mails', language) as MailTexts;
