import type { Role } from '#src/session/role.ts';
import { usePortalMessages } from './messages.ts';

/** Says why signing in is not enough: the account has no role, or another one. */
export function NoAccess({ role }: { readonly role: Role }) {
  const t = usePortalMessages();
  return <p>{t(role === 'DEFAULT' ? 'noAccess' : 'noRole')}</p>;
}
