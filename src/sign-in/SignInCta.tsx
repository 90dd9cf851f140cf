import type { ComponentProps } from 'react';
import { CtaLink } from '#src/ui/CtaLink.tsx';
import { SignInGate } from './SignInGate.tsx';

/**
 * A call to action that may need sign-in (`requiresLogin`). Without that the origin is not asked who the visitor is.
 */
export function SignInCta(props: Omit<ComponentProps<typeof CtaLink>, 'access'>) {
  const { ctaLabel, ctaLink, requiresLogin } = props.cta;
  return (
    <SignInGate target={requiresLogin && ctaLabel ? ctaLink : undefined}>
      {(access) => <CtaLink {...props} access={access} />}
    </SignInGate>
  );
}
