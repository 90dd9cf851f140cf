import type { Language } from '#src/i18n/languages.ts';
import { themePictures } from '#origin/content-pages.ts';
import { taxonomy } from '#origin/data.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderContentPage } from '../template/content-page.ts';
import { readTexts } from '../template/content.ts';
import { picture as renderPicture } from '../template/pictures.ts';
import { renderCards } from '../template/sections.ts';

export const title = 'Interests';

export const purpose =
  'Where visitors choose what the site begins with, as a CMS writes it: kept in the browser, or in the profile.';

export const picture = 'craft';

/** Texts of the page in one language; what the interests are called stands in the taxonomy. */
type Texts = Readonly<Record<'title' | 'text' | 'eyebrow' | 'picker' | 'note' | 'browse', string>>;

/** The interests, by their keys: every theme but faith, which is nobody's pastime. */
const interestKeys = [
  'heritage',
  'culture',
  'nature',
  'adventure',
  'hiking',
  'sea',
  'family',
  'food',
  'shopping',
  'art',
  'wellness',
  'sport',
] as const;

/** How wide a picture is drawn: it is wider than its box. */
const sizes = '(min-width: 1200px) 280px, (min-width: 860px) 420px, (min-width: 600px) 45vw, 67vw';

/** The page as the CMS writes it: without script it leads to what there is for each interest. */
export function render(language: Language, options: PageOptions): string {
  const { title: heading, text, eyebrow, picker, note, browse } = readTexts('interests', language) as Texts;
  const interests = interestKeys.map((key) => ({
    key,
    drawing: themePictures[key],
    label: taxonomy.categories.find((category) => category.key === key)?.label[language] ?? key,
    url: `/${language}/experiences?category=${key}`,
  }));
  const config = {
    title: picker,
    description: note,
    interests: interests.map(({ key, label, drawing }) => ({
      key,
      label,
      image: renderPicture(drawing, sizes),
    })),
  };
  const cards = renderCards({
    variant: 'links',
    columns: 3,
    items: interests.map(({ label, url }) => ({ title: label, url })),
  });
  const fallback = `<section class="site-column"><div class="site-section">
    <div class="site-head"><div><h2>${escape(picker)}</h2><p>${escape(browse)}</p></div></div>
    ${cards}
  </div></section>`;
  return renderContentPage(
    {
      path: '/interests',
      title: heading,
      text,
      eyebrow,
      picture: 'asir',
      above: [],
      main: '',
      wide: mountElement('interest-picker', config, { id: 'interests', load: afterPaint, fallback }),
      category: 'account',
    },
    options,
  );
}
