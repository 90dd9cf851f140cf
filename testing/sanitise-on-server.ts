import { JSDOM } from 'jsdom';
import { createSanitiser } from '#src/rich-text/purify.ts';
import type { SanitiseOnServer } from '#src/rich-text/text-source.ts';

/** A document of a server's own: it has none of the page's. */
const { window } = new JSDOM('');
const sanitiser = createSanitiser(window);

/** Sanitises authors' html where there is no page, with the same sanitiser as in the browser. */
export const sanitiseOnServer: SanitiseOnServer = (markup, pageUrl, arrange) => {
  const { document } = window;
  const template = document.createElement('template');
  template.innerHTML = String(sanitiser.html(markup, pageUrl));
  arrange(template.content, (tag) => document.createElement(tag));
  return template.innerHTML;
};
