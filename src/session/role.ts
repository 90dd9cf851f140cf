import type { User } from '#src/api/user.ts';

/** What a visitor is on the site (specification, section 6). */
export type Role =
  | 'STA_ADMIN'
  | 'STA_CONTENT_MANAGER'
  | 'STA_MEMBER'
  | 'STA_CONTRIBUTOR'
  | 'PARTNER_ADMIN'
  | 'PARTNER_CONTENT_MANAGER'
  | 'PARTNER_CONTRIBUTOR'
  | 'DEFAULT'
  | 'ANONYMOUS';

/**
 * The role that a user's company gives. It shapes what is shown and protects nothing: the origin decides.
 *
 * @param user undefined or null for an anonymous visitor
 * @param authorityName name of the tourism authority, whose staff have the `STA_` roles
 */
export function roleOf(user: User | null | undefined, authorityName: string): Role {
  if (!user) return 'ANONYMOUS';
  const { company } = user;
  if (!company?.companyName) return 'DEFAULT';
  const isAuthority = company.companyName.toLowerCase() === authorityName.toLowerCase();
  const staff = isAuthority ? 'STA' : 'PARTNER';
  if (company.companyAdmin === 'Y') return `${staff}_ADMIN`;
  // The first STOCH role decides.
  const [stochRole] = company.serviceAccess.STOCH.role;
  if (stochRole === 'CONTENT_MANAGER' || stochRole === 'CONTRIBUTOR') return `${staff}_${stochRole}`;
  return isAuthority ? 'STA_MEMBER' : 'DEFAULT';
}

const uploaders: ReadonlySet<Role> = new Set([
  'PARTNER_ADMIN',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_CONTRIBUTOR',
  'STA_CONTENT_MANAGER',
  'STA_CONTRIBUTOR',
]);

/**
 * Whether a role is or includes the one required: the only question that widgets ask about roles.
 *
 * @param requiredRole a role, `manageAndUploadAssets`, or nothing, which everybody has
 */
export function can(role: Role, requiredRole: string | undefined): boolean {
  if (!requiredRole) return true;
  return requiredRole === 'manageAndUploadAssets' ? uploaders.has(role) : requiredRole === role;
}
