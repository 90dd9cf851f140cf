import type { MouseEvent, ReactNode } from 'react';
import { delaysNavigation } from '#src/analytics/navigation.ts';
import { pageAddress } from '#src/page/history.ts';
import { PlaceLink } from '#src/ui/PlaceLink.tsx';
import { usePage } from '#src/widget/context.ts';

interface Props {
  /** Query of the page's address. */
  readonly query: string;
  /** Goes there in place. */
  readonly onFollow: () => void;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/**
 * A link to this page with other choices: for a crawler, a middle click and a new tab a link as any other, while a plain
 * click changes the page in place.
 */
export function InPlaceLink({ query, onFollow, className, label, isCurrent = false, children }: Props) {
  const { cmsMode } = usePage();
  const follow = (click: MouseEvent) => {
    if (cmsMode === 'author') click.preventDefault();
    else if (delaysNavigation(click.nativeEvent, { href: query }, pageAddress().href)) {
      click.preventDefault();
      onFollow();
    }
  };
  return (
    <PlaceLink
      className={className}
      href={query}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </PlaceLink>
  );
}
