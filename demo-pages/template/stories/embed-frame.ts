import { arrow } from '#src/icon/common-glyphs.ts';
import { escape } from '../../html.ts';
import { icon } from '../glyph.ts';

/** The `embed-frame` of the page of stories, as an author wrote it. */
interface Config {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly iframeTitle: string;
}

/** What it is about, and a link to where it can be seen: the CMS, too, asks nothing of the provider. */
export const fallback = ({ title, description, url, iframeTitle }: Config): string =>
  `<section class="site-column">
    <div class="site-section">
      <div class="site-head"><div><h2>${escape(title)}</h2><p>${escape(description)}</p></div></div>
      <p><a class="site-link" href="${escape(url)}"><span>${escape(iframeTitle)}</span>${icon(arrow)}</a></p>
    </div>
  </section>`;
