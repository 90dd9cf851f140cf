import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import { renderNext, renderWays, type WayTexts } from '../template/ways.ts';

export const title = 'Reset password';

export const purpose =
  'Where a forgotten password is replaced: asks for the mail, and, by its link, for the password. Sent without a referrer.';

export const picture = 'riyadh';

/** Texts of the page in one language. */
interface Texts extends WayTexts {
  readonly title: string;
  readonly text: string;
  readonly mail: string;
  readonly mailText: string;
  readonly mailLink: string;
  readonly mailOld: string;
  readonly next: string;
  readonly register: string;
}

/** The page as the CMS writes it: sign-in service and phone without a script, the forms with one. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('reset-password', language) as Texts;
  const here = `/${language}/reset-password.html`;
  const forms = mountElement('reset-password', texts.form, {
    id: 'password',
    load: afterPaint,
    fallback: renderWays(texts, `/sso/login?lang=${language}`),
  });
  // The demo sends no mails: here is what stands in one.
  const mail = renderNext(texts.mail, texts.mailText, [
    [texts.mailLink, `${here}?token=reset-palm-7f3kq0zx`],
    [texts.mailOld, `${here}?token=reset-expired-2025`],
  ]);
  const next = renderNext(texts.next, '', [[texts.register, `/${language}/register.html`]]);
  return renderContentPage(
    {
      path: '/reset-password',
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'riyadh',
      above: [],
      main: '',
      parts: [forms, mail, next],
      category: 'account',
      styles: ['contact', 'account'],
    },
    options,
  );
}
