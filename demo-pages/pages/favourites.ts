import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderContentPage } from '../template/content-page.ts';
import { readTexts } from '../template/content.ts';
import { planStep } from '../template/next-step.ts';
import { renderPopular } from '../template/popular.ts';
import { renderCards } from '../template/sections.ts';

export const title = 'Favourites';

export const purpose =
  'What a visitor has marked with the heart, as a CMS writes it: kept in the browser, or in the account.';

export const picture = 'taif';

type Texts = Readonly<
  Record<
    'title' | 'text' | 'eyebrow' | 'list' | 'note' | 'fallback' | 'places' | 'experiences' | 'events',
    string
  >
>;

const sections = ['places', 'experiences', 'events'] as const;

/** The page as the CMS writes it: without script it says why nothing stands there, and leads on. */
export function render(language: Language, options: PageOptions): string {
  const texts = readTexts('favourites', language) as Texts;
  const ways = sections.map((section) => ({ title: texts[section], url: `/${language}/${section}` }));
  const config = {
    title: texts.list,
    description: texts.note,
    plannerPath: `/${language}/plan/my-trip`,
    showMap: true,
    emptyLinks: ways.map((way, at) => ({
      ctaLabel: way.title,
      ctaLink: way.url,
      ctaBtnVariant: at === 0 ? 'solid' : 'stroke',
    })),
  };
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(texts.list)}</h2><p>${escape(texts.fallback)}</p></div></div>
    ${renderCards({ variant: 'links', columns: 3, items: ways })}
  </div></section>`;
  return renderContentPage(
    {
      path: '/favourites',
      title: texts.title,
      text: texts.text,
      eyebrow: texts.eyebrow,
      picture: 'taif',
      above: [],
      main: '',
      parts: [
        mountElement('favourites-list', config, { id: 'favourites', load: afterPaint, fallback }),
        renderPopular(language),
      ],
      next: planStep(language),
      category: 'account',
    },
    options,
  );
}
