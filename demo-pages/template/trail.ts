import { chevron } from '#src/icon/common-glyphs.ts';
import { attributes, escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import type { MenuLink } from './content.ts';
import { icon } from './glyph.ts';

/** Where a page stands: a `breadcrumb` and, in it, the same steps. The last one is the page itself. */
export function renderTrail(steps: readonly MenuLink[]): string {
  const items = steps.map(({ ctaLabel, ctaLink }, index) => {
    const step =
      index < steps.length - 1
        ? `<a${attributes({ href: ctaLink })}>${escape(ctaLabel)}</a>`
        : `<span aria-current="page">${escape(ctaLabel)}</span>`;
    return `<li>${index > 0 ? icon(chevron, 16) : ''}${step}</li>`;
  });
  const fallback = `<ol class="site-crumbs site-wrap">${items.join('')}</ol>`;
  const config = { items: steps, startLevel: 1 };
  return mountElement('breadcrumb', config, { id: 'trail', load: afterPaint, fallback });
}
