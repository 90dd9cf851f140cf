import type { ReactNode } from 'react';
import type { EventName } from '#src/analytics/events.ts';
import type { Cta } from '#src/schema/common.schema.ts';
import { SignInLink } from './SignInLink.tsx';

interface Props {
  readonly cta: Cta;
  /** Kind of event that a click reports. */
  readonly event?: EventName;
  /** Place of its item in a list, from 1; reported with the event. */
  readonly position?: number;
  readonly className?: string | undefined;
  /** Stands behind the label. */
  readonly children?: ReactNode;
}

/**
 * A call to action that looks like a link; it may need sign-in (`requiresLogin`). Without an address that may be linked
 * its label stays as text; without a label there is nothing.
 */
export function CtaLink({ cta, event = 'cta_click', position, className, children }: Props) {
  const { ctaLabel, ctaLink, targetInNewWindow, requiresLogin, ctaData } = cta;
  if (!ctaLabel) return null;
  return (
    <SignInLink
      className={className}
      href={ctaLink}
      opensNewWindow={targetInNewWindow}
      requiresLogin={requiresLogin}
      event={{
        event,
        clickText: ctaLabel,
        ctaData,
        ...(position !== undefined && { dataLayer: { position } }),
      }}
    >
      <span>{ctaLabel}</span>
      {children}
    </SignInLink>
  );
}
