import type { ComponentProps } from 'react';
import { useOwnHref } from '#src/widget/useOwnHref.ts';

interface Props extends ComponentProps<'a'> {
  /** `#place` or `?query`. */
  readonly href: string;
}

/** A link to a place on this page, or to this page with another query, whose plain click the widget follows itself. */
export const PlaceLink = ({ href, children, ...attributes }: Props) => (
  <a {...attributes} href={useOwnHref(href)}>
    {children}
  </a>
);
