import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { pageElement } from '#src/page/dom.ts';
import { askUserAgain } from './queries.ts';

/** An attribute of `<html>` while it is unknown who the visitor is; `base.css` hides personal content by it. */
const unconfirmed = 'data-tw-unconfirmed';

/** Hides all that is marked `data-personal`, in place. */
export const hidePersonal = (): void => pageElement().setAttribute(unconfirmed, '');

let questions = 0;

/** Hides what is personal, asks anew who the visitor is, and shows it again when the answer is on the page. */
export async function confirmUser(client: QueryClient): Promise<void> {
  hidePersonal();
  questions += 1;
  const question = questions;
  await askUserAgain(client);
  // Widgets are told of an answer in a task of its own; this one comes after it, and React is through by then.
  notifyManager.schedule(() => {
    if (question === questions) pageElement().removeAttribute(unconfirmed);
  });
}
