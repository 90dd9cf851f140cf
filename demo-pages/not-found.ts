import { escape } from './html.ts';
import type { PageOptions } from './options.ts';
import { renderPage } from './page.ts';

/** The page for addresses that the demo does not have: content links to the whole of an invented site. */
export const renderNotFound = (options: PageOptions): string =>
  renderPage(
    {
      title: 'Not part of the demo',
      main: `<div class="demo-wrap" lang="en" dir="ltr">
  <h1>Not part of the demo</h1>
  <p>There is no page <code>${escape(decodePath(options.address.pathname))}</code> here: the content links to the whole of a site, of which the demo has a few pages.</p>
  <p><a href="/">All demo pages</a></p>
</div>`,
      mainMarks: { class: 'demo-index demo-missing' },
    },
    options,
  );

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
