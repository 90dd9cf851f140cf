import type { Page } from '#src/page/page.ts';
import type { Mount } from '../contract.ts';
import type { About } from './AuthorBox.tsx';

/** Shows an author in place what is wrong with a mount, or what it waits for. The box and its messages are fetched then. */
export function explain({ element, name, undo }: Mount, { language }: Page, about: About): void {
  let isGone = false;
  let remove: (() => void) | undefined;
  import('./AuthorBox.tsx').then(
    ({ showAuthorBox }) => {
      if (!isGone) remove = showAuthorBox(element, { language, name, about });
    },
    (error: unknown) => console.error(`tourism-widgets: ${String(error)}`),
  );
  undo.push(() => {
    isGone = true;
    remove?.();
  });
}
