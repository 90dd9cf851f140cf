import { useEffect, useRef, useState, type ReactNode } from 'react';
import { identityOf } from '#src/api/user.ts';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { useFocusOnOpen } from '#src/portal/useFocusOnOpen.ts';
import { useUser } from '#src/session/useUser.ts';
import { usePage } from '#src/widget/context.ts';
import styles from './access.module.css';
import type { Permission } from './usePermission.ts';

interface Props extends Pick<Permission<unknown>, 'isLeft'> {
  /** That of the permission, without which nothing is asked; undefined where nothing is to be asked. */
  readonly place: Permission<unknown>['place'] | undefined;
  /** Whether the answer of now opens it. */
  readonly isOpen: boolean;
  /** What everybody sees, and stays as it opens. */
  readonly before?: ReactNode;
  /** What stands in the content's place while it is closed. */
  readonly closed: ReactNode;
  /** Called when the visitor's own press has opened it. */
  readonly onOpenedByPress?: (() => void) | undefined;
  /** What is behind it. Another visitor gets another one. */
  readonly children: ReactNode;
}

/**
 * Shows content to whom an answer of now allows it. While a page that has come back asks anew, the content stays hidden in its
 * place, so that nothing moves where the answer is the same; it is taken out of the page with the permission or the
 * visitor. Where the visitor's own press has opened it, its first heading takes the focus; where the press led to another
 * reason why it is closed, the heading of that.
 */
export function Gate({ isOpen, isLeft, place, before, closed, onOpenedByPress, children }: Props) {
  const { user } = useUser();
  const isAuthor = usePage().cmsMode === 'author';
  const owner = user ? identityOf(user) : '';
  /** For whom it was open when the page was left. */
  const [openedFor, setOpenedFor] = useState<string>();
  const isShown = isOpen || (isLeft && openedFor === owner);
  const now = isShown ? owner : undefined;
  if (openedFor !== now) setOpenedFor(now);
  const { content, onClickCapture } = useFocusOnOpen(isShown, onOpenedByPress);
  const closedPart = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    const heading = closedPart.current?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
    // The control that was pressed has gone, and took the focus with it.
    if (!wasPressed.current || !heading || readDocument('activeElement') !== pageBody()) return;
    wasPressed.current = false;
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  });

  return (
    <div
      ref={place}
      className={styles['gate']}
      data-personal={isAuthor ? undefined : ''}
      onClickCapture={onClickCapture}
    >
      {before}
      {isShown ? (
        <div key={owner} ref={content} data-left={isLeft || undefined}>
          {children}
        </div>
      ) : (
        <div ref={closedPart} onClickCapture={() => (wasPressed.current = true)}>
          {closed}
        </div>
      )}
    </div>
  );
}
