import { createContext } from 'react';

/**
 * Sanitises authors' html where there is no page: the markup, the address of the page it is for, and what arranges the
 * result before it is written down, with the way to make an element of that document.
 */
export type SanitiseOnServer = (
  markup: string,
  pageUrl: string,
  arrange: (root: ParentNode, create: (tag: string) => HTMLElement) => void,
) => string;

/** What surrounds a rich text and may spare the browser to write it. */
export interface TextSource {
  /** On the server alone (builds and tests): without it a rich text is left to the browser. */
  readonly sanitise?: SanitiseOnServer;
  /** In the browser alone: what the CMS had put in the widget's place, kept there until the widget goes. */
  readonly fallback?: ParentNode;
  /** In the browser alone: the element that the fallback still stands in; undefined once the widget has taken its place. */
  readonly standing?: () => ParentNode | undefined;
}

/** Given by the loader or the server that draws widgets. */
export const TextSourceContext = createContext<TextSource>({});
