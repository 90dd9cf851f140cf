import { pageElement } from './dom.ts';

/** What Tab reaches first on a page of any template. */
const firstStopSelector = 'body :is(a[href], button, input, select, textarea, [tabindex])';

/** What Tab reaches first: on most pages a link past their chrome. */
export const findFirstStop = (): HTMLElement | null => pageElement().querySelector(firstStopSelector);

/** The element with a page's content. */
export const findMain = (): HTMLElement | null => pageElement().querySelector('main, [role="main"], #main');
