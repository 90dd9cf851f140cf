import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { tellUnseenModal } from '#src/page/unseen-modal.ts';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './dialog.module.css';
import { Heading } from './Heading.tsx';
import { useOpenDialog } from './useOpenDialog.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** Its heading, which names it. */
  readonly title: string;
  /** What it asks before something that cannot be undone (APG: alert dialog); describes it. */
  readonly alertText?: string;
  /** For assistive technology alone, where the eye sees what it is. */
  readonly hidesTitle?: boolean;
  /**
   * `box` stands in the middle of the window, on small screens it is a sheet at its foot; `screen` fills the window;
   * `plain` stands where and as `className` says.
   */
  readonly look?: 'box' | 'screen' | 'plain';
  /** Nothing else on the page can be used meanwhile, and it does not scroll. */
  readonly isModal?: boolean;
  readonly closesOnOutsidePress?: boolean;
  readonly hasCloseButton?: boolean;
  /** Takes the focus; without it the first element that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /**
   * The button that opens it: gets the focus back, and its own presses are none outside. Without it the focus goes
   * back to where it was.
   */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Asks for it to be taken off the page: Escape, the close button, a press outside. */
  readonly onClose: () => void;
  /**
   * It is modal, and the page hides it: takes it off the page and leads on by the next way. Without it the visitor is told
   * by an alert.
   */
  readonly onUnseen?: (() => void) | undefined;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A dialog (APG: dialog, modal or not), open for as long as it is rendered. In author mode none is modal: the page
 * stays editable (contract, section 2).
 *
 * It stands on its own ground, whatever the ground around it is. A part inside that has a use for Escape of its own
 * takes it on `keydown` and prevents its default.
 */
export function Dialog(props: Props) {
  const {
    title,
    alertText,
    hidesTitle = false,
    look = 'box',
    hasCloseButton = true,
    actions,
    className,
    children,
  } = props;
  const { isModal = true, closesOnOutsidePress = true, initialFocus, opener, onClose } = props;
  const page = usePage();
  const isBlocking = isModal && page.cmsMode !== 'author';
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const t = useSharedMessages();
  const tell = () => {
    onClose();
    tellUnseenModal(t('notShown'));
  };
  const { onUnseen = tell } = props;
  useOpenDialog(dialog, { page, isBlocking, closesOnOutsidePress, initialFocus, opener, onClose, onUnseen });

  return (
    <dialog
      ref={dialog}
      className={[styles['dialog'], className].filter(Boolean).join(' ')}
      data-look={look}
      data-modal={isBlocking || undefined}
      aria-modal={isBlocking || undefined}
      role={alertText && 'alertdialog'}
      aria-labelledby={heading}
      aria-describedby={alertText && `${heading}d`}
    >
      <div className={styles['box']} data-tw-root="">
        <div className={styles['head']}>
          {hidesTitle ? (
            <h2 id={heading}>
              <VisuallyHidden>{title}</VisuallyHidden>
            </h2>
          ) : (
            <Heading level={2} look="h3" id={heading}>
              {title}
            </Heading>
          )}
          {hasCloseButton && (
            <div className={styles['close']}>
              <CloseButton onClick={onClose} />
            </div>
          )}
        </div>
        {alertText && <p id={`${heading}d`}>{alertText}</p>}
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
