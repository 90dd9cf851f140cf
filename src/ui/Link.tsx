import { useEffect, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { WidgetEvent } from '#src/analytics/events.ts';
import { delaysNavigation, followAfter } from '#src/analytics/navigation.ts';
import { pageAddress } from '#src/page/history.ts';
import { useOwnHref } from '#src/widget/useOwnHref.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { safeHref } from '#src/text/safe-link.ts';
import { useScope } from '#src/widget/context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a click on a link reports; the address is the link's own. */
export type ClickEvent = Omit<WidgetEvent, 'link' | 'eventCallback'>;

/** What else a link may say of itself to assistive technology: where it leads to, what it is part of. */
export type LinkMarks = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'id' | 'lang' | 'hrefLang' | 'role' | 'tabIndex' | 'aria-current' | 'aria-describedby' | 'aria-selected'
>;

/** Whether a visitor may follow a link at once (specification, section 4: authwalled links). */
export type LinkAccess =
  /** The link leads to its target. */
  | { readonly kind: 'open' }
  /** The link leads to the login service, and from there to its target. */
  | {
      readonly kind: 'sign-in';
      readonly url: string;
      /** The address as it may be reported. */
      readonly service: string;
      /**
       * To be called when the link is followed.
       *
       * @param isPlain whether in this window
       * @returns whether the visitor is asked on this page, and the link is not followed
       */
      readonly prepare: (isPlain: boolean) => boolean;
    }
  /** Nobody can sign in: the link is not shown. */
  | { readonly kind: 'closed' };

interface Props {
  readonly href: string | undefined;
  readonly opensNewWindow?: boolean;
  readonly event: ClickEvent;
  /** Open unless it is given. */
  readonly access?: LinkAccess | undefined;
  /** Look of the link; the part that draws it knows (`Button`, a card), a widget's author does not. */
  readonly className?: string | undefined;
  readonly marks?: LinkMarks | undefined;
  readonly children: ReactNode;
}

/** Addresses that were reported already. */
const refused = new Set<string>();

/**
 * Every link of ours. An address that may not be linked leaves its label as text and is reported once (trust, row
 * 6). A link in a new window says so and has `noopener` (row 41); a link that needs sign-in says so too. A click is
 * reported to the data layer before it is followed (contract, section 6). The element stays the same when the access
 * changes, so that the focus is kept.
 */
export function Link({ href, opensNewWindow = false, event, access, className, marks, children }: Props) {
  const { page, name } = useScope();
  const track = useTrack();
  const t = useSharedMessages();
  const address = href === undefined ? undefined : safeHref(href, page.url);
  const signIn = access?.kind === 'sign-in' ? access : undefined;
  const url = useOwnHref(signIn?.url ?? address ?? '');

  useEffect(() => {
    if (href === undefined || address !== undefined || refused.has(href)) return;
    refused.add(href);
    console.error(
      `tourism-widgets: ${name}: "${href}" is no address that may be linked; its label stays as text.`,
    );
  }, [href, address, name]);

  if (access?.kind === 'closed') return null;
  if (address === undefined) return <span className={className}>{children}</span>;

  const target = opensNewWindow ? '_blank' : undefined;
  const follow = (click: MouseEvent) => {
    const isPlain =
      page.cmsMode !== 'author' &&
      delaysNavigation(click.nativeEvent, { href: url, target }, pageAddress().href);
    if (isPlain) click.preventDefault();
    if (signIn?.prepare(isPlain)) return;
    const report = signIn
      ? ({ ...event, event: 'login_start', link: signIn.service } as const)
      : { ...event, link: address };
    if (isPlain) followAfter(url, (eventCallback) => track({ ...report, eventCallback }));
    else track(report);
  };
  // A middle click opens a link too; any other button does not.
  const followElsewhere = signIn && ((click: MouseEvent) => click.button === 1 && follow(click));
  const hints = [signIn && t('signInNeeded'), opensNewWindow && t('opensInNewWindow')].filter(Boolean);

  return (
    <a
      {...marks}
      className={className}
      href={url}
      target={target}
      rel={opensNewWindow ? 'noopener' : undefined}
      onClick={follow}
      onAuxClick={followElsewhere}
    >
      {children}
      {hints.length > 0 && <VisuallyHidden>{` (${hints.join(', ')})`}</VisuallyHidden>}
    </a>
  );
}
