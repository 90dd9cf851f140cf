import { describe, expect, test } from 'vitest';
import { can, type Role } from '#src/session/role.ts';
import { userEntries } from './user-entries.ts';

const entry = (label: string, over: object = {}) => ({
  label,
  url: '/en/x',
  iconName: 'heart',
  requiredRole: undefined,
  ...over,
});
const labels = (subMenu: ReturnType<typeof entry>[], mode: 'B2C' | 'B2B', role: Role) =>
  userEntries({ subMenu }, mode, (required) => can(role, required)).map(({ label }) => label);

const subMenu = [
  entry('All'),
  entry('Upload', { requiredRole: 'manageAndUploadAssets' }),
  entry('Team', { requiredRole: 'PARTNER_ADMIN' }),
];

describe('entries', () => {
  test.each([
    ['B2C', 'DEFAULT', ['All', 'Upload', 'Team']],
    ['B2B', 'DEFAULT', ['All']],
    ['B2B', 'PARTNER_ADMIN', ['All', 'Upload', 'Team']],
    ['B2B', 'PARTNER_CONTENT_MANAGER', ['All', 'Upload']],
    ['B2B', 'PARTNER_CONTRIBUTOR', ['All', 'Upload']],
    ['B2B', 'STA_CONTENT_MANAGER', ['All', 'Upload']],
    ['B2B', 'STA_CONTRIBUTOR', ['All', 'Upload']],
    ['B2B', 'STA_ADMIN', ['All']],
    ['B2B', 'STA_MEMBER', ['All']],
  ] as const)('in %s of %s are %j', (mode, role, expected) => {
    expect(labels(subMenu, mode, role)).toEqual(expected);
  });

  test.each([
    ['label', { label: '' }],
    ['address', { url: undefined }],
    ['icon', { iconName: undefined }],
    ['icon that is known', { iconName: 'no-such-icon' }],
    ['icon that is known by its own name', { iconName: 'constructor' }],
  ])('without %s are not shown', (_, over) => {
    expect(labels([entry('X', over)], 'B2C', 'DEFAULT')).toEqual([]);
  });

  test('may have the address of an svg for an icon, and report their label’s key', () => {
    const [first] = userEntries({ subMenu: [entry('X', { iconName: '/icons/x.svg' })] }, 'B2C', () => true);
    expect(first).toMatchObject({ iconName: '/icons/x.svg', key: 'subMenu[0].label' });
  });
});
