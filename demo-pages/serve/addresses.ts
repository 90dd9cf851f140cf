import { users } from '#origin/data.ts';

/** Roles of those who stand for the rest in the last line: a traveller, a partner, somebody of the authority. */
const roles = ['DEFAULT', 'PARTNER_ADMIN', 'STA_ADMIN'];

/**
 * What `npm start` prints: what stands where, and as whom one can sign in, in four lines.
 *
 * @param base address of the server, with its last slash
 */
export function addressLines(base: string): string[] {
  const people = roles.flatMap((role) => users.find(({ expectedRole }) => expectedRole === role) ?? []);
  const names = people.map(
    ({ profile, expectedRole }) => `${profile.firstName} ${profile.lastName} (${expectedRole})`,
  );
  return [
    `  Explorer  ${base}`,
    `  Website   ${base}en/home.html  ${base}ar/home.html`,
    `  Portal    ${base}en/portal.html`,
    `  Sign in   as ${names.join(', ')} or ${users.length - people.length} others: ${base}sso/login`,
  ];
}
