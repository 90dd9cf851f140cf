import { useEffect, useRef, type ReactNode } from 'react';
import button from '#src/ui/button.module.css';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './user-profile.module.css';

interface Props {
  readonly title: string;
  /** Undefined where nothing can be edited now. */
  readonly onEdit?: (() => void) | undefined;
  /** Undefined while it is not being edited. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A section of the profile, with the one button that edits it, and gives that up again. */
export function Part({ title, onEdit, onCancel, children }: Props) {
  const headingLevel = useHeadingLevel();
  const t = useMessages<typeof en>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = onCancel !== undefined;
  useEffect(() => {
    // Where the form took the focus with it.
    if (wasEditing.current && !isEditing && opener.current?.ownerDocument.activeElement?.localName === 'body')
      opener.current.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const press = onCancel ?? onEdit;
  const action = t(isEditing ? 'cancel' : 'edit');
  return (
    <div className={styles['part']}>
      <div className={styles['partHead']}>
        <Heading level={headingLevel} look="h4">
          {title}
        </Heading>
        {press && (
          <button
            ref={opener}
            form=""
            type="button"
            className={`${button['button']} ${button['stroke']} ${button['small']}`}
            aria-label={t('named', { action, section: title })}
            onClick={press}
          >
            <span>{action}</span>
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
