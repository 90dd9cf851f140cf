import { useEffect, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { WidgetEvent } from '#src/analytics/events.ts';
import { delaysNavigation, followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/analytics/useTrack.ts';
import { useSharedMessages } from '#src/i18n/useMessages.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { useScope } from '#src/widget-context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a click on a link reports; the address is the link's own. */
export type ClickEvent = Omit<WidgetEvent, 'link' | 'eventCallback'>;

/** What else a link may say of itself to assistive technology: where it leads to, what it is part of. */
export type LinkMarks = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'id' | 'lang' | 'hrefLang' | 'role' | 'tabIndex' | 'aria-current' | 'aria-describedby' | 'aria-selected'
>;

interface Props {
  readonly href: string | undefined;
  readonly opensNewWindow?: boolean;
  readonly event: ClickEvent;
  /** Look of the link; the part that draws it knows (`Button`, a card), a widget's author does not. */
  readonly className?: string | undefined;
  readonly marks?: LinkMarks | undefined;
  readonly children: ReactNode;
}

/** Addresses that were reported already. */
const refused = new Set<string>();

/**
 * Every link of ours. An address that may not be linked leaves the words as text and is reported once (trust, row 6);
 * a link in a new window says so and gives nothing of this one away (row 41); a click is reported to the data layer
 * before it is followed (contract, section 6).
 */
export function Link({ href, opensNewWindow = false, event, className, marks, children }: Props) {
  const { page, name } = useScope();
  const track = useTrack();
  const t = useSharedMessages();
  const address = href === undefined ? undefined : safeHref(href, page.url);

  useEffect(() => {
    if (href === undefined || address !== undefined || refused.has(href)) return;
    refused.add(href);
    console.error(
      `tourism-widgets: ${name}: "${href}" is no address that may be linked; its label stays as text.`,
    );
  }, [href, address, name]);

  if (address === undefined) return <span className={className}>{children}</span>;

  const target = opensNewWindow ? '_blank' : undefined;
  const reportClick = (click: MouseEvent) => {
    const report = { ...event, link: address };
    if (
      page.cmsMode === 'author' ||
      !delaysNavigation(click.nativeEvent, { href: address, target }, location.href)
    ) {
      track(report);
      return;
    }
    click.preventDefault();
    followAfter(address, (eventCallback) => track({ ...report, eventCallback }));
  };

  return (
    <a
      {...marks}
      className={className}
      href={address}
      target={target}
      rel={opensNewWindow ? 'noopener' : undefined}
      onClick={reportClick}
    >
      {children}
      {opensNewWindow && <VisuallyHidden>{` (${t('opensInNewWindow')})`}</VisuallyHidden>}
    </a>
  );
}
