import type { ComponentProps } from 'react';
import { Link } from '#src/ui/Link.tsx';
import { SignInGate } from './SignInGate.tsx';

interface Props extends Omit<ComponentProps<typeof Link>, 'access'> {
  /** Whether it needs sign-in; without that the origin is not asked who the visitor is. */
  readonly requiresLogin?: boolean;
}

/**
 * A link that needs sign-in (specification, section 4: authwalled links). For an anonymous visitor it leads to the login
 * service and says so. Signed-in visitors see a normal link.
 */
export const SignInLink = ({ requiresLogin = true, ...link }: Props) => (
  <SignInGate target={requiresLogin ? link.href : undefined}>
    {(access) => <Link {...link} access={access} />}
  </SignInGate>
);
