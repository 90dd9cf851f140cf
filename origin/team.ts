import { users, type User } from './data.ts';
import { members, type Member } from './data-portal.ts';

/** The people of a company: those who can sign in here first, then the invented others. */
export function membersOf(companyId: string | undefined): Member[] {
  const own = users.filter(({ mode, profile }) => mode === 'B2B' && profile.company?.companyId === companyId);
  const asMembers = own.map(({ id, expectedRole, profile }) => ({
    id,
    companyId: profile.company?.companyId ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    role: expectedRole,
    status: 'active',
    lastLogin: '2026-11-01T08:00:00+03:00',
  }));
  return [...asMembers, ...members.filter((member) => member.companyId === companyId)];
}

/** Whose people somebody may see: the authority's administrator everybody's, others their own. */
export function visibleMembers(user: User): Member[] {
  if (user.expectedRole !== 'STA_ADMIN') return membersOf(user.profile.company?.companyId);
  const companies = new Set(
    [...users, ...members].map((one) => ('profile' in one ? one.profile.company?.companyId : one.companyId)),
  );
  return [...companies].filter((id) => id !== '' && id !== undefined).flatMap((id) => membersOf(id));
}
