import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { renderContentPage } from '../template/content-page.ts';
import { readSite } from '../template/content.ts';
import { readMailTexts } from '../template/mails.ts';

export const title = 'Unsubscribe';

export const purpose =
  'Where the link of a mail leads: a press leaves lists, undo takes it back. The sample mail has such links.';

export const picture = 'tabuk-disah';

/** The page as the CMS writes it: without a script it says whom to write to. */
export function render(language: Language, options: PageOptions): string {
  const { leave } = readMailTexts(language);
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(leave.heading)}</h2><p>${escape(leave.lead)}</p></div></div>
    <div class="site-guide"><p>${escape(leave.fallback)}</p>
    <p><a class="site-link" href="mailto:hello@example.org"><span>${escape(readSite(language).mail)}</span></a></p></div>
  </div></section>`;
  const widget = mountElement(
    'unsubscribe-page',
    {
      title: leave.heading,
      description: leave.lead,
      reasons: Object.entries(leave.reasons).map(([id, label]) => ({ id, label })),
      centreLink: `/${language}/individual/subscriptions.html`,
      homeLink: `/${language}/home.html`,
    },
    { id: 'unsubscribe', load: 'idle', fallback },
  );
  return renderContentPage(
    {
      path: '/unsubscribe',
      title: leave.title,
      text: leave.text,
      eyebrow: '',
      picture: 'taif',
      above: [],
      main: '',
      wide: widget,
      category: 'account',
      styles: ['guide'],
    },
    options,
  );
}
