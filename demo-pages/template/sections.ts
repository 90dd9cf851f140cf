import type { Language } from '#src/i18n/languages.ts';
import { arrow, chevronDown, sun } from '#src/icon/common-glyphs.ts';
import { calendar, mail, map, phone } from '#src/icon/glyphs.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { sectionsOf, type MenuLink, type Menus, type SiteTexts } from './content.ts';
import { icon } from './glyph.ts';
import { logoAddress, renderLogo } from './logo.ts';
import { newsletterConfig, renderNewsletter } from './page-end.ts';
import { drawing, picture, type ImgOptions } from './pictures.ts';

/** A card of a grid, as far as the pages of the demo need it. */
export interface CardTexts {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** Name of its drawing. */
  readonly picture?: string;
  readonly tags?: readonly string[];
  /** Stands as a wide tile among cards. */
  readonly isWide?: boolean;
  /** Id and type of the item that it stands for. */
  readonly of?: { readonly id: string; readonly type: string };
}

interface Grid {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'card' | 'overlay' | 'compact' | 'links';
  readonly columns: 2 | 3 | 4;
  readonly items: readonly CardTexts[];
  readonly viewAll?: MenuLink | undefined;
  /** Words at the foot of each card. */
  readonly action?: string;
  /** Whether each card has a heart. */
  readonly hearts?: boolean;
  /** Cards at first, where that is not as the widget has it. */
  readonly limit?: number;
  readonly margin?: 'sm';
  /** When its widget comes: when it is about to be seen, unless the page says otherwise. */
  readonly load?: string | undefined;
  /** Level of the headings of its cards, 3 below a heading of their own. */
  readonly level?: 2 | 3 | undefined;
  /** The picture of its first card is the largest thing in view on a phone: asked for before all else. */
  readonly isFirst?: boolean;
}

/** How wide the pictures of each look are drawn. */
const sizes = {
  card: '(min-width: 1920px) 530px, (min-width: 768px) 460px, 480px',
  compact: '171px',
  overlay: '(min-width: 1024px) 540px, (min-width: 768px) 430px, 360px',
  tall: '(min-width: 1024px) 1152px, (min-width: 768px) 900px, 730px',
  wide: '(min-width: 1920px) 830px, (min-width: 768px) 704px, 370px',
  banner: '(min-width: 768px) 100vw, 690px',
} as const;

/** The first two tiles of a mosaic are tall, its sixth is wide. */
const sizesAt = (index: number, variant: 'card' | 'overlay' | 'compact') => {
  if (variant !== 'overlay') return sizes[variant];
  if (index < 2) return sizes.tall;
  return index === 5 ? sizes.wide : sizes.overlay;
};

/** A `card-grid` and, in it, the same cards as the CMS writes them. */
export function renderGrid(grid: Grid): string {
  const { id, title, description, variant, columns, items, viewAll, action, hearts, limit, margin, load } =
    grid;
  const pictureSizes = (index: number) => (variant === 'links' ? '' : sizesAt(index, variant));
  const config = {
    title,
    description,
    variant,
    columns,
    viewAll,
    limit,
    showFavourite: hearts,
    items: items.map((item, index) => ({
      ...item.of,
      title: item.title,
      description: item.description,
      url: item.url,
      categories: item.tags,
      image: item.picture && picture(item.picture, pictureSizes(index)),
      ctaLabel: action,
    })),
  };
  const all = viewAll
    ? `<a class="site-link" href="${escape(viewAll.ctaLink)}"><span>${escape(viewAll.ctaLabel)}</span>${icon(arrow)}</a>`
    : '';
  const fallback = `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2>${description ? `<p>${escape(description)}</p>` : ''}</div>
        ${all}
      </div>
      ${renderCards(grid)}
    </div>
  </section>`;
  return mountElement('card-grid', config, {
    id,
    fallback,
    ...(margin && { margin }),
    ...(load && { load }),
  });
}

/** Cards in a grid, without a widget: for a page that lists more than one wants to wait for. */
export function renderCards(
  grid: Pick<Grid, 'variant' | 'columns' | 'items' | 'action' | 'isFirst' | 'level'>,
): string {
  const { variant, columns, items, isFirst = false } = grid;
  const cards = items.map((item, index) => {
    if (item.isWide) {
      const tile = renderCard(item, { variant: 'overlay', level: grid.level }, { sizes: sizes.tall });
      return `<li data-wide>${tile}</li>`;
    }
    const drawnAt = variant === 'links' ? '' : sizesAt(index, variant);
    return `<li>${renderCard(item, grid, { sizes: drawnAt, isFirst: isFirst && index === 0 })}</li>`;
  });
  return `<ul class="site-grid" data-variant="${variant}" data-columns="${columns}">
        ${cards.join('\n        ')}
      </ul>`;
}

function renderCard(
  card: CardTexts,
  { variant, action, level = 3 }: Pick<Grid, 'variant' | 'action' | 'level'>,
  image: ImgOptions,
): string {
  const { title, url, description, picture: name, tags = [] } = card;
  const isTile = variant === 'overlay';
  const figure = name ? `<div class="site-picture">${drawing(name, image)}</div>` : '';
  const words = tags.map((tag) => `<li>${escape(tag)}</li>`).join('');
  const pill = tags.map((tag) => `<bdi>${escape(tag)}</bdi>`).join('');
  const foot = action
    ? `<p class="site-action" aria-hidden="true"><span>${escape(action)}</span>${icon(arrow)}</p>`
    : '';
  return `<article class="site-card" data-variant="${variant}">${figure}
          ${isTile && pill ? `<p class="site-pill">${icon(sun, 16)}${pill}</p>` : ''}
          <div class="site-card-body">
            ${!isTile && words ? `<ul class="site-tags">${words}</ul>` : ''}
            <h${level}><a href="${escape(url)}"><span dir="auto">${escape(title)}</span></a></h${level}>
            ${description ? `<p class="site-card-text" dir="auto">${escape(description)}</p>` : ''}
            ${variant === 'links' ? icon(arrow) : ''}${foot}
          </div>
        </article>`;
}

interface Banner {
  readonly id: string;
  readonly layout: 'overlay' | 'split' | 'strip';
  readonly eyebrow?: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  readonly alt: string;
  /** The first is the one most wanted. */
  readonly actions: readonly (MenuLink & { readonly requiresLogin?: boolean })[];
  /** Since when it runs: a banner with dates shows a calendar. */
  readonly from?: string;
}

const bannerSizes = {
  overlay: sizes.banner,
  split: '(min-width: 1024px) 608px, (min-width: 768px) 50vw, 100vw',
  strip: sizes.compact,
} as const;

/** A `promotional-banner` and, in it, the same copy as the CMS writes it. */
export function renderBanner(banner: Banner): string {
  const { id, layout, eyebrow, title, description, alt, actions, from } = banner;
  const drawnAt = bannerSizes[layout];
  const config = {
    layout,
    eyebrow,
    title,
    description,
    image: picture(banner.picture, drawnAt, alt),
    from,
    ctas: actions.map((action, index) => ({ ...action, ...(index > 0 && { ctaBtnVariant: 'stroke' }) })),
  };
  const size = layout === 'strip' ? ' site-button-small' : '';
  const buttons = actions.map(({ ctaLabel, ctaLink }, index) => {
    const marks = { class: `site-button${size}${index > 0 ? ' site-button-stroke' : ''}`, href: ctaLink };
    return `<a${attributes(marks)}>${escape(ctaLabel)}</a>`;
  });
  const mark = from ? icon(calendar) : '';
  const fallback = `<section class="site-column">
    <div class="site-promo" data-layout="${layout}">
      <div class="site-promo-stage">
        <div class="site-picture">${drawing(banner.picture, { sizes: drawnAt, alt })}</div>
        <div class="site-promo-copy">
          <div class="site-promo-words">
            ${eyebrow ? `<p class="site-eyebrow">${mark}<span>${escape(eyebrow)}</span></p>` : ''}
            <h2>${escape(title)}</h2>
            <p class="site-promo-text">${escape(description)}</p>
          </div>
          <div class="site-actions">${buttons.join('')}</div>
        </div>
      </div>
    </div>
  </section>`;
  return mountElement('promotional-banner', config, { id, fallback });
}

interface FooterParts {
  readonly language: Language;
  readonly site: SiteTexts;
  readonly menus: Menus;
  /** The portal ends with its legal row alone. */
  readonly isPortal?: boolean;
}

/** The `footer` and, in it, the same links as the CMS writes them. */
export function renderFooter({ language, site, menus, isPortal = false }: FooterParts): string {
  const groups = menus.footer.filter(({ links }) => links.length > 0);
  const legal = groups.at(-1)?.links ?? [];
  const number = '+966 11 000 0000';
  const [destinations] = menus.header;
  const places = destinations && {
    label: destinations.title,
    links: sectionsOf(destinations).map(({ sectionName, href }) => ({
      ctaLabel: sectionName,
      ctaLink: href,
    })),
  };
  const shown = isPortal ? [] : [...(places ? [places] : []), ...groups.slice(0, -1)];
  const config = {
    title: site.brand,
    description: isPortal ? '' : site.sentence,
    logo: { desktopImage: logoAddress(language, '-light'), alt: site.brand },
    linkGroups: shown,
    legalLinks: legal,
    socialLinks: [
      { iconName: 'map', label: site.route, url: `/${language}/getting-here` },
      { iconName: 'mail', label: site.mail, url: 'mailto:hello@example.org' },
    ],
    copyright: `© {year} ${site.brand}`,
    helplineLabel: isPortal ? site.desk : site.helpline,
    helplinePhone: number,
    newsletter: newsletterConfig({ language, site, isPortal }),
  };
  const list = (links: readonly MenuLink[]) =>
    links
      .map(({ ctaLabel, ctaLink }) => `<li><a href="${escape(ctaLink)}">${escape(ctaLabel)}</a></li>`)
      .join('');
  const columns = shown.map(
    ({ label, links }) =>
      `<details><summary>${escape(label)}${icon(chevronDown)}</summary><ul>${list(links)}</ul></details>`,
  );
  const social = config.socialLinks
    .map(({ label, url }, index) => {
      const marks = attributes({ href: url, 'aria-label': label });
      return `<li><a${marks}>${icon(index === 0 ? map : mail)}</a></li>`;
    })
    .join('');
  const fallback = `<footer class="site-footer">
    <div class="site-wrap">
      ${renderNewsletter({ language, site, isPortal })}
      <div class="site-footer-top">
        <div>
          <a class="site-footer-logo" href="/${language}">${renderLogo(language, site.brand, 56)}</a>
          ${isPortal ? '' : `<p class="site-sentence">${escape(site.sentence)}</p>`}
          <div class="site-helpline">${icon(phone, 24)}<div><p>${escape(config.helplineLabel)}</p><a href="tel:${number.replaceAll(' ', '')}"><span dir="ltr">${number}</span></a></div></div>
        </div>
        ${columns.length > 0 ? `<div class="site-footer-groups">${columns.join('')}</div>` : ''}
      </div>
      <div class="site-legal"><p>${escape(`© ${site.brand}`)}</p><ul>${list(legal)}</ul><ul class="site-social">${social}</ul></div>
    </div>
  </footer>`;
  // Its links work without a script, and most visits end above it.
  return mountElement('footer', config, { id: 'footer', load: 'visible', fallback });
}
