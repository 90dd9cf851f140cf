import type { Language } from '#src/i18n/languages.ts';
import { subscriptionTopics } from '#origin/data.ts';
import { escape, mountElement } from '../../html.ts';
import type { PageOptions } from '../../options.ts';
import { renderContentPage } from '../../template/content-page.ts';
import { readSite } from '../../template/content.ts';
import { readMailTexts } from '../../template/mails.ts';

export const title = 'Your mails';

export const purpose =
  'Mail choices of a signed-in visitor: topics, how often, the language; without signing in, a mail with a link.';

export const picture = 'al-ahsa';

/** The page as the CMS writes it: what there is to choose from, and whom to write to without a script. */
export function render(language: Language, options: PageOptions): string {
  const { centre } = readMailTexts(language);
  const topics = subscriptionTopics.map(({ id, label, frequencies }) => ({
    id,
    label: label[language],
    description: centre.topics[id] ?? '',
    frequencies,
  }));
  const items = topics.map(
    ({ label, description }) => `<li><strong>${escape(label)}</strong><br>${escape(description)}</li>`,
  );
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(centre.heading)}</h2><p>${escape(centre.fallback)}</p></div></div>
    <div class="site-guide"><ul>${items.join('')}</ul>
    <p><a class="site-link" href="mailto:hello@example.org"><span>${escape(readSite(language).mail)}</span></a></p></div>
  </div></section>`;
  const widget = mountElement(
    'subscription-centre',
    { title: centre.heading, topics },
    { id: 'choices', load: 'idle', fallback },
  );
  return renderContentPage(
    {
      path: '/individual/subscriptions',
      title: centre.title,
      text: centre.text,
      eyebrow: '',
      picture: 'al-ahsa',
      above: [],
      main: '',
      wide: `${widget}<div class="site-wrap site-page"><p><a class="site-link" href="/${language}/sample-mail.html"><span>${escape(centre.more)}</span></a></p></div>`,
      category: 'account',
      styles: ['guide'],
    },
    options,
  );
}
