import { describe, expect, test } from 'vitest';
import { can, roleOf, type Role } from './role.ts';
import { userSchema } from '#src/api/user.ts';

const authority = 'Saudi Tourism Authority';

/** A user as the service describes one. */
const userWith = (company?: unknown) => userSchema.parse({ ssid: 'u', company });
const companyWith = (companyName: string, companyAdmin?: string, role?: unknown) => ({
  companyId: 'C-1',
  companyName,
  companyAdmin,
  serviceAccess: { STOCH: { role } },
});

describe('a role is derived from the company', () => {
  test.each<[string, unknown, Role]>([
    ['no company', undefined, 'DEFAULT'],
    ['no company (null)', null, 'DEFAULT'],
    ['a company that is no object', 'Samt Najd Trails', 'DEFAULT'],
    ['a company without a name', companyWith('', 'Y'), 'DEFAULT'],
    ['authority, admin', companyWith(authority, 'Y'), 'STA_ADMIN'],
    ['authority in lower case', companyWith('saudi tourism authority', 'Y'), 'STA_ADMIN'],
    ['authority, admin and content manager', companyWith(authority, 'Y', ['CONTENT_MANAGER']), 'STA_ADMIN'],
    ['authority, content manager', companyWith(authority, 'N', ['CONTENT_MANAGER']), 'STA_CONTENT_MANAGER'],
    ['authority, contributor', companyWith(authority, 'N', ['CONTRIBUTOR']), 'STA_CONTRIBUTOR'],
    [
      'authority, first role decides',
      companyWith(authority, 'N', ['CONTRIBUTOR', 'CONTENT_MANAGER']),
      'STA_CONTRIBUTOR',
    ],
    [
      'authority, second role does not',
      companyWith(authority, 'N', ['VIEWER', 'CONTENT_MANAGER']),
      'STA_MEMBER',
    ],
    ['authority, another role', companyWith(authority, 'N', ['VIEWER']), 'STA_MEMBER'],
    ['authority, no roles', companyWith(authority, 'N', []), 'STA_MEMBER'],
    ['authority, nothing else known', { companyName: authority }, 'STA_MEMBER'],
    ['partner, admin', companyWith('Samt', 'Y'), 'PARTNER_ADMIN'],
    ['partner, content manager', companyWith('Samt', 'N', ['CONTENT_MANAGER']), 'PARTNER_CONTENT_MANAGER'],
    ['partner, contributor', companyWith('Samt', 'N', ['CONTRIBUTOR']), 'PARTNER_CONTRIBUTOR'],
    ['partner, a lone role', companyWith('Samt', 'N', 'CONTRIBUTOR'), 'PARTNER_CONTRIBUTOR'],
    ['partner, another role', companyWith('Samt', 'N', ['VIEWER']), 'DEFAULT'],
    ['partner, no roles', companyWith('Samt', 'N', []), 'DEFAULT'],
    ['partner, small letters make no admin', companyWith('Samt', 'y'), 'DEFAULT'],
    ['partner, roles of another kind', companyWith('Samt', 'N', { 0: 'CONTRIBUTOR' }), 'DEFAULT'],
    ['partner, nothing else known', { companyName: 'Samt' }, 'DEFAULT'],
  ])('%s', (_, company, role) => {
    expect(roleOf(userWith(company), authority)).toBe(role);
  });

  test('nobody signed in is anonymous', () => {
    expect(roleOf(undefined, authority)).toBe('ANONYMOUS');
    expect(roleOf(null, authority)).toBe('ANONYMOUS');
  });
});

describe('what a role may do', () => {
  const roles: Record<Role, boolean> = {
    STA_ADMIN: false,
    STA_CONTENT_MANAGER: true,
    STA_MEMBER: false,
    STA_CONTRIBUTOR: true,
    PARTNER_ADMIN: true,
    PARTNER_CONTENT_MANAGER: true,
    PARTNER_CONTRIBUTOR: true,
    DEFAULT: false,
    ANONYMOUS: false,
  };
  test.each(Object.entries(roles) as [Role, boolean][])(
    '%s manages and uploads assets: %s',
    (role, allowed) => {
      expect(can(role, 'manageAndUploadAssets')).toBe(allowed);
    },
  );
  test.each(Object.keys(roles) as Role[])(
    '%s may what needs no role, and what needs its own alone',
    (role) => {
      expect(can(role, undefined)).toBe(true);
      expect(can(role, '')).toBe(true);
      expect(Object.keys(roles).filter((required) => can(role, required))).toEqual([role]);
      expect(can(role, 'constructor')).toBe(false);
    },
  );
});
