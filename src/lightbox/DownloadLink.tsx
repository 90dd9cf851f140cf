import type { ReactNode } from 'react';
import { safeHref } from '#src/text/safe-link.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';

interface Props {
  readonly href: string;
  /** What is kept, for analytics. */
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps a file. A browser keeps only files of the page's own origin by itself; one of another is shown in a new window, where
 * visitors keep it, so that nobody loses the page. An address that may not be linked gives no link.
 */
export function DownloadLink({ href, text, className, children }: Props) {
  const page = usePage();
  const track = useTrack();
  const t = useSharedMessages();
  const address = safeHref(href, page.url);
  const url = address === undefined ? null : URL.parse(address, page.url);
  if (!address || !url || !/^https?:$/.test(url.protocol)) return null;
  const isOwn = url.origin === URL.parse(page.url)?.origin;
  return (
    <a
      className={className}
      href={address}
      download={isOwn ? '' : undefined}
      target={isOwn ? undefined : '_blank'}
      rel={isOwn ? undefined : 'noopener'}
      onClick={() => track({ event: 'download', clickText: text, link: address })}
    >
      {children}
      {!isOwn && <VisuallyHidden>{` (${t('opensInNewWindow')})`}</VisuallyHidden>}
    </a>
  );
}
