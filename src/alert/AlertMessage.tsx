import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Glyph } from '#src/icon/glyph.ts';
import { error, info, success, warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { useFocusReturn } from '#src/ui/useFocusReturn.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { AlertText } from './AlertText.tsx';
import styles from './alert-message.module.css';
import type { Alert, AlertType } from './store.ts';
import { useAlertTimer } from './useAlertTimer.ts';
import { useIsEngaged } from './useIsEngaged.ts';

interface Props {
  readonly alert: Alert;
  /** Level of the title in the page's outline; undefined for a toast, which stands in none. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Whether time stands still for it: its neighbour is being read, or its author edits it. */
  readonly isHeld?: boolean;
  readonly onClose: () => void;
}

/** An unknown type: warning icon, colour of info (specification, section 4). */
const glyphs: Readonly<Record<AlertType, Glyph>> = { success, error, warning, info, unknown: warning };

/**
 * How long the live element says nothing before it has its text, in ms: assistive technology announces what changes in an
 * element that it knows, not what arrives with it. In the page the text is there, unseen, so that nothing moves for it.
 */
const announcementDelay = 50;

/** One alert: icon, colour, text, an extra button if it has one, and a cross. It never takes the focus (APG, Alert). */
export function AlertMessage({ alert, headingLevel, isHeld = false, onClose }: Props) {
  const { type, title, description, button } = alert;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const isEngaged = useIsEngaged(element);
  const isFilled = useAnnouncement();
  const track = useTrack();
  useFocusReturn(element);
  useAlertTimer({
    duration: alert.duration,
    isRunning: alert.autoClose !== false && isFilled && !isHeld && !isEngaged,
    onEnd: onClose,
  });

  const press = () => {
    if (!button) return;
    track({ event: 'cta_click', clickText: button.label, ...button.event });
    button.onPress?.();
    onClose();
  };

  const isInPage = headingLevel !== undefined;
  return (
    <div ref={element} role={type === 'error' || type === 'warning' ? 'alert' : 'status'}>
      {(isFilled || isInPage) && (
        <div className={styles['alert']} data-type={type} data-waits={isFilled ? undefined : ''}>
          <Icon glyph={glyphs[type]} />
          <div className={styles['content']}>
            <AlertText id={id} title={title} description={description} headingLevel={headingLevel} />
            {button && (
              <div className={styles['action']}>
                {button.link ? (
                  <Button
                    look="stroke"
                    size="small"
                    href={button.link}
                    event={{ event: 'cta_click', clickText: button.label, ...button.event }}
                  >
                    {button.label}
                  </Button>
                ) : (
                  <Button look="stroke" size="small" onClick={press}>
                    {button.label}
                  </Button>
                )}
              </div>
            )}
          </div>
          <div className={styles['close']}>
            <CloseButton onClick={onClose} describedBy={id} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether the text may be in the live element: a little after that has come, at once in server-rendered HTML. */
function useAnnouncement(): boolean {
  const isServerRendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFilled, setFilled] = useState(isServerRendered);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), announcementDelay);
    return () => clearTimeout(timer);
  }, []);
  return isFilled;
}

const never = () => () => {};
