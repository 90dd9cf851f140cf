import type { Language } from '#src/i18n/languages.ts';
import { allContent } from '#origin/content.ts';
import { escape } from '../../html.ts';
import { cardOf } from '../item-card.ts';
import { renderCards } from '../sections.ts';

/** The `related-content` of the page of stories, as an author wrote it. */
interface Config {
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
}

/** Cards that the CMS shows. */
const shown = 3;

/** The first pages with one of the categories. */
export function fallback(
  { title, description, categories }: Config,
  page: { readonly language: Language },
): string {
  const items = allContent(page.language)
    .filter(({ type, keys }) => type === 'article' && keys.categories.some((key) => categories.includes(key)))
    .slice(0, shown)
    .map(cardOf);
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head"><div><h2>${escape(title)}</h2><p>${escape(description)}</p></div></div>
      ${renderCards({ variant: 'card', columns: 3, items })}
    </div>
  </section>`;
}
