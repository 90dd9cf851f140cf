import type { EventName } from '#src/analytics/events.ts';
import type { Cta } from '#src/schema/common.schema.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './cta-button.module.css';
import { SignInGate } from './SignInGate.tsx';

interface Props {
  readonly cta: Cta;
  /** How it looks, where the author's choice must give way: a widget has one primary action. */
  readonly look?: 'primary' | 'stroke';
  readonly size?: 'regular' | 'small';
  /** Kind of event that a click reports. */
  readonly event?: EventName;
}

/**
 * A call to action that looks like a button; it may need sign-in (`requiresLogin`). Without an address that may be linked
 * its label stays as text; without a label there is nothing.
 */
export function CtaButton({ cta, look, size = 'regular', event = 'cta_click' }: Props) {
  const { ctaLabel, ctaLink, ctaBtnVariant, targetInNewWindow, requiresLogin, ctaData } = cta;
  if (!ctaLabel) return null;
  if (!ctaLink) return <span className={styles['text']}>{ctaLabel}</span>;
  return (
    <SignInGate target={requiresLogin ? ctaLink : undefined}>
      {(access) => (
        <Button
          href={ctaLink}
          opensNewWindow={targetInNewWindow}
          look={look ?? (ctaBtnVariant === 'solid' ? 'primary' : 'stroke')}
          size={size}
          access={access}
          event={{ event, clickText: ctaLabel, ctaData }}
        >
          {ctaLabel}
        </Button>
      )}
    </SignInGate>
  );
}
