import type { Language } from '#src/i18n/languages.ts';
import { escape } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { renderContentPage } from '../template/content-page.ts';
import { readMailTexts } from '../template/mails.ts';

export const title = 'A sample mail';

export const purpose = 'A mail to an invented reader, with the links that lead to the page that ends it.';

/** A mail as its reader sees it. Links of mails carry a token: one that is valid, one too old, one that was cut. */
export function render(language: Language, options: PageOptions): string {
  const { mail } = readMailTexts(language);
  const links = [
    [mail.leave, `/${language}/unsubscribe.html?token=mail-u-default`],
    [mail.old, `/${language}/unsubscribe.html?token=mail-of-last-year`],
    [mail.cut, `/${language}/unsubscribe.html?token=mail`],
    [mail.all, `/${language}/individual/subscriptions.html`],
  ].map(
    ([label = '', href = '']) =>
      `<li><a class="site-link" href="${escape(href)}"><span>${escape(label)}</span></a></li>`,
  );
  return renderContentPage(
    {
      path: '/sample-mail',
      title: mail.title,
      text: mail.text,
      eyebrow: '',
      picture: 'alula',
      above: [],
      main: `<article class="site-guide"><h2>${escape(mail.subject)}</h2><p>${escape(mail.body)}</p>
        <h3>${escape(mail.links)}</h3><ul>${links.join('')}</ul></article>`,
      category: 'account',
      styles: ['guide'],
    },
    options,
  );
}
