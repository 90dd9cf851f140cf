import type { ComponentProps } from 'react';
import { Link } from '#src/ui/Link.tsx';
import { SignInGate } from './SignInGate.tsx';

/**
 * A link that needs sign-in (specification, section 4: authwalled links). For an anonymous visitor it leads to the login
 * service and says so. Signed-in visitors see a normal link.
 */
export const SignInLink = (props: Omit<ComponentProps<typeof Link>, 'access'>) => (
  <SignInGate target={props.href}>{(access) => <Link {...props} access={access} />}</SignInGate>
);
