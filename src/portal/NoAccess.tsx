import type { Role } from '#src/session/role.ts';
import { usePortalMessages } from './messages.ts';
import styles from './portal.module.css';

/** Says why signing in is not enough: the account has no role, or another one. */
export function NoAccess({ role }: { readonly role: Role }) {
  const t = usePortalMessages();
  return <p className={styles['notice']}>{t(role === 'DEFAULT' ? 'noAccess' : 'noRole')}</p>;
}
