import type { ComponentProps } from 'react';
import { CtaLink } from '#src/ui/CtaLink.tsx';
import { SignInGate } from './SignInGate.tsx';

/**
 * A call to action whose author may ask for a signed-in visitor (`requiresLogin`). Nobody is asked who the visitor is
 * for one that does not.
 */
export function SignInCta(props: Omit<ComponentProps<typeof CtaLink>, 'access'>) {
  const { ctaLabel, ctaLink, requiresLogin } = props.cta;
  return (
    <SignInGate target={requiresLogin && ctaLabel ? ctaLink : undefined}>
      {(access) => <CtaLink {...props} access={access} />}
    </SignInGate>
  );
}
