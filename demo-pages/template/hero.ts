import { arrow } from '#src/icon/common-glyphs.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { icon } from './glyph.ts';
import { drawing, picture, preloadPicture } from './pictures.ts';

/** A card of the hero. */
export interface HeroCard {
  readonly place: string;
  /** Words on its tab. */
  readonly tab: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly url: string;
  /** Name of its drawing. */
  readonly picture: string;
}

/** How wide the pictures are drawn: they cover a box that is wider than the screen, or one that is higher than 16:9. */
const sizes = '(min-width: 1024px) 109vw, (min-width: 768px) 1024px, 712px';

/** What the head of a page with this hero asks for first. */
export const preloadHero = ([first]: readonly HeroCard[]) =>
  first ? preloadPicture(first.picture, sizes) : '';

/**
 * A `hero-banner` and, in it, the same cards as the CMS writes them: the first picture is there before any script, on
 * small screens the cards scroll sideways, on wide ones links stand where the tabs will be.
 *
 * @param label what the cards are
 */
export function renderHero(label: string, cards: readonly HeroCard[]): string {
  const config = {
    title: label,
    pageHeading: true,
    cards: cards.map(({ place, tab, title, text, action, url, picture: name }) => ({
      title,
      tabTitle: tab,
      place,
      description: text,
      image: picture(name, sizes),
      link: { copy: action, url },
    })),
  };
  const links = cards.map(({ place, tab, url }) => {
    const marks = attributes({ href: url });
    return `<li><a${marks}><small>${escape(place)}</small><span>${escape(tab)}</span></a></li>`;
  });
  const fallback = `<section class="site-hero" aria-label="${escape(label)}">
    <div class="site-hero-slides">
      ${cards.map((card, index) => renderSlide(card, index === 0)).join('\n      ')}
    </div>
    <div class="site-wrap site-hero-foot">
      <nav class="site-hero-more" aria-label="${escape(label)}"><ul>${links.join('')}</ul></nav>
    </div>
    <div class="site-hero-edge"></div>
  </section>`;
  return mountElement('hero-banner', config, { id: 'hero', load: afterPaint, fallback });
}

function renderSlide({ title, text, action, url, picture: name }: HeroCard, isFirst: boolean): string {
  const heading = isFirst ? 'h1' : 'h2';
  return `<article class="site-hero-slide">
        <div class="site-hero-picture">${drawing(name, { sizes, isFirst })}</div>
        <div class="site-hero-body">
          <div class="site-wrap">
            <div class="site-hero-copy">
              <${heading}>${escape(title)}</${heading}>
              <p>${escape(text)}</p>
              <div class="site-actions"><a class="site-button" href="${escape(url)}"><span>${escape(action)}</span>${icon(arrow)}</a></div>
            </div>
          </div>
        </div>
      </article>`;
}
