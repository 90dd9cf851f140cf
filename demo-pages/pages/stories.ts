import type { Language } from '#src/i18n/languages.ts';
import { escape, mountElement } from '../html.ts';
import type { PageOptions } from '../options.ts';
import { afterPaint } from '../page.ts';
import { renderConsent } from '../template/consent.ts';
import { renderContentPage } from '../template/content-page.ts';
import { readTexts } from '../template/content.ts';
import { renderOnGrounds } from '../template/grounds.ts';
import { planStep } from '../template/next-step.ts';
import { stories } from '../template/stories/index.ts';

export const title = 'Stories';

export const purpose =
  'Films, pictures, a panorama, a guide to listen to and a map, as a CMS writes them; asks for consent before others are asked.';

export const picture = 'al-ula-oldtown';

type Texts = Readonly<Record<'title' | 'text' | 'eyebrow' | 'contents', string>>;

/** The parts of the page, by the ids of their mount elements. */
function renderContents(contents: string, links: readonly { ctaLabel: string; ctaLink: string }[]): string {
  const items = links.map(
    ({ ctaLabel, ctaLink }) => `<li><a href="${escape(ctaLink)}">${escape(ctaLabel)}</a></li>`,
  );
  const fallback = `<nav class="site-contents" aria-label="${escape(contents)}"><div class="site-wrap">
    <p>${escape(contents)}</p><ul>${items.join('')}</ul>
  </div></nav>`;
  return mountElement('section-navigation', { title: contents, links, showProgress: true }, { fallback });
}

/** The page as the CMS writes it: complete without a script, each part a widget's fallback. */
export function render(language: Language, options: PageOptions): string {
  const { contents, ...head } = readTexts('stories', language) as Texts;
  const parts = stories.map((story) => ({
    ...story,
    config: readTexts(`stories/${story.widget}`, language) as { readonly title: string },
  }));
  const links = parts.map(({ id, config }) => ({ ctaLabel: config.title, ctaLink: `#${id}` }));
  return renderContentPage(
    {
      ...head,
      path: '/stories',
      picture: 'alula',
      above: [],
      main: '',
      wide: [
        renderContents(contents, links),
        renderOnGrounds(
          parts.map(({ widget, id, config, fallback }, index) =>
            mountElement(widget, config, {
              id,
              // On a telephone it begins below the head of the page, in view from the start.
              ...(index === 0 && { load: afterPaint }),
              fallback: fallback(config as never, options),
            }),
          ),
          'page',
        ),
        renderConsent(language),
      ].join('\n'),
      next: planStep(language),
      category: 'stories',
      styles: ['guide', 'film', 'timeline'],
    },
    options,
  );
}
