import { createRoot } from 'react-dom/client';
import { createElement } from '#src/page/dom.ts';
import type { Page } from '#src/page/page.ts';
import type { Mount } from '../contract.ts';
import type { About } from './AuthorBox.tsx';

/** Shows an author in place what is wrong with a mount, or what it waits for. The box and its messages are fetched then. */
export function explain({ element, name, undo }: Mount, page: Page, about: About): void {
  const container = createElement('div');
  container.setAttribute('data-widget-root', 'author');
  element.append(container);
  const root = createRoot(container);
  let isGone = false;
  import('./AuthorBox.tsx').then(
    ({ AuthorBox }) =>
      isGone || root.render(<AuthorBox language={page.language} name={name} about={about} />),
    (error: unknown) => console.error(`tourism-widgets: ${String(error)}`),
  );
  undo.push(() => {
    isGone = true;
    root.unmount();
    container.remove();
  });
}
