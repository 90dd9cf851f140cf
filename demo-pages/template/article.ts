import type { Language } from '#src/i18n/languages.ts';
import { articleFiles } from '#origin/article-texts.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { drawing, picture } from './pictures.ts';

const sizes = '(min-width: 768px) 50vw, 100vw';

/** The text of an article; empty for one that has none. */
export function renderArticleText(id: string, language: Language): string {
  const body = articleFiles.get(id)?.texts[language].body;
  return body === undefined
    ? ''
    : mountElement('rich-text', { body }, { id: 'body', load: afterPaint, fallback: body });
}

/** What stands below it in the whole width of the page: a part beside a picture, and a quote. */
export function renderArticleEnd(id: string, language: Language): string[] {
  const file = articleFiles.get(id);
  if (!file) return [];
  const { picture: name, texts } = file;
  const { beside, quote } = texts[language];
  const parts: string[] = [];
  if (beside && name) {
    const { title, body, alt } = beside;
    const config = { title, body, image: picture(name, sizes, alt), mediaSide: 'end' };
    const fallback = `<section class="site-column"><div class="site-section site-guide" data-columns>
    <div class="site-picture">${drawing(name, { sizes, alt })}</div>
    <div class="site-copy"><h2>${escape(title)}</h2><div>${body}</div></div>
  </div></section>`;
    parts.push(mountElement('text-with-media', config, { id: 'beside', fallback }));
  }
  if (quote) {
    const config = { variant: 'quote', body: `<p>${escape(quote.text)}</p>`, quoteBy: quote.by };
    const fallback = `<section class="site-column"><figure class="site-quote"><blockquote>${config.body}</blockquote><figcaption>${escape(quote.by)}</figcaption></figure></section>`;
    parts.push(mountElement('rich-text', config, { id: 'quote', fallback }));
  }
  return parts;
}
