import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { readTexts } from '../template/content.ts';
import { renderContentPage } from '../template/content-page.ts';
import { renderNext, renderWays, type WayTexts } from '../template/ways.ts';

export const title = 'Register';

export const purpose =
  'Where travellers open an account: a form with terms, a password and a mail to confirm.';

export const picture = 'diriyah';

/** Texts of the page in one language. */
interface Texts extends WayTexts {
  readonly title: string;
  readonly text: string;
  readonly terms: string;
  readonly next: string;
  readonly signIn: string;
  readonly forgotten: string;
  readonly trade: string;
}

/** The page as the CMS writes it: sign-in service and phone without a script, the form with one. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('register', language) as Texts;
  const service = `/sso/login?lang=${language}`;
  const config = {
    ...texts.form,
    submitUrl: '/own/register',
    terms: texts.terms,
    termsLink: `/${language}/terms`,
    marketingOptIn: true,
  };
  const form = mountElement('register-form', config, {
    id: 'register',
    load: afterPaint,
    fallback: renderWays(texts, service),
  });
  const next = renderNext(texts.next, '', [
    [texts.signIn, service],
    [texts.forgotten, `/${language}/reset-password.html`],
    [texts.trade, `/${language}/widget.html?widget=register-form&example=trade`],
  ]);
  return renderContentPage(
    {
      path: '/register',
      title: texts.title,
      text: texts.text,
      eyebrow: '',
      picture: 'alula',
      above: [],
      main: '',
      parts: [form, next],
      category: 'account',
      styles: ['contact', 'account'],
    },
    options,
  );
}
