import type { Role } from '#src/session/role.ts';
import type en from './messages/en.json';

/** The text that says what a visitor is to the company. */
export function roleWord(role: Role): keyof typeof en {
  if (role.endsWith('_ADMIN')) return 'roleAdmin';
  if (role.endsWith('_CONTENT_MANAGER')) return 'roleManager';
  return role.endsWith('_CONTRIBUTOR') ? 'roleContributor' : 'roleMember';
}
