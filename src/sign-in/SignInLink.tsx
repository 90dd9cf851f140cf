import type { ComponentProps } from 'react';
import { Link } from '#src/ui/Link.tsx';
import { Authwall } from './Authwall.tsx';

/**
 * A link for which one must be signed in (specification, section 4: authwalled links). For an anonymous visitor it
 * leads to the login service, and says so; a click on it begins to sign in. Otherwise it is a link like any other.
 */
export const SignInLink = (props: Omit<ComponentProps<typeof Link>, 'wall'>) => (
  <Authwall target={props.href}>{(wall) => <Link {...props} wall={wall} />}</Authwall>
);
