import type { MouseEvent, ReactNode } from 'react';
import { delaysNavigation, followAfter } from '#src/analytics/navigation.ts';
import { useTrack } from '#src/analytics/useTrack.ts';
import { useSharedMessages } from '#src/i18n/useMessages.ts';
import { Link, type ClickEvent, type LinkMarks } from '#src/ui/Link.tsx';
import { definePart } from '#src/ui/part.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import { useAuthwalled } from './useAuthwalled.ts';
import { withoutQuery } from './without-query.ts';

/** For authors alone. */
const SignInNotePart = definePart(async () => (await import('./SignInNote.tsx')).SignInNote);

interface Props {
  readonly href: string | undefined;
  readonly opensNewWindow?: boolean;
  readonly event: ClickEvent;
  readonly className?: string | undefined;
  readonly marks?: LinkMarks | undefined;
  readonly children: ReactNode;
}

/**
 * A link for which one must be signed in (specification, section 4: authwalled links). For an anonymous visitor it
 * leads to the login service, and says so; a click on it begins to sign in. Otherwise it is a link like any other.
 */
export function SignInLink(props: Props) {
  const { href, opensNewWindow = false, event, className, marks, children } = props;
  const wall = useAuthwalled(href);
  const track = useTrack();
  const t = useSharedMessages();
  const { cmsMode } = usePage();

  if (wall.kind === 'closed') return null;
  if (wall.kind === 'open') {
    return (
      <>
        <Link {...props} />
        {cmsMode === 'author' && <SignInNotePart />}
      </>
    );
  }

  const { url, prepare } = wall;
  const target = opensNewWindow ? '_blank' : undefined;
  const begin = (click: MouseEvent) => {
    // A middle click opens the link too; any other button does not.
    if (click.type === 'auxclick' && click.button !== 1) return;
    prepare();
    const report = { ...event, event: 'login_start', link: withoutQuery(url) } as const;
    if (!delaysNavigation(click.nativeEvent, { href: url, target }, location.href)) {
      track(report);
      return;
    }
    click.preventDefault();
    followAfter(url, (eventCallback) => track({ ...report, eventCallback }));
  };
  const hints = [t('signInNeeded'), ...(opensNewWindow ? [t('opensInNewWindow')] : [])];

  return (
    <a
      {...marks}
      className={className}
      href={url}
      target={target}
      rel={opensNewWindow ? 'noopener' : undefined}
      onClick={begin}
      onAuxClick={begin}
    >
      {children}
      <VisuallyHidden>{` (${hints.join(', ')})`}</VisuallyHidden>
    </a>
  );
}
