import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';

const partnerRoles = ['PARTNER_ADMIN', 'PARTNER_CONTENT_MANAGER', 'PARTNER_CONTRIBUTOR', 'DEFAULT'] as const;
const authorityRoles = ['STA_ADMIN', 'STA_CONTENT_MANAGER', 'STA_CONTRIBUTOR', 'STA_MEMBER'] as const;
const statuses = ['active', 'invited', 'suspended'] as const;

/** What people may be filtered by: roles of a company, for the authority those of its own people, too. */
export const offeredRoles = (isAuthority: boolean): readonly string[] =>
  isAuthority ? [...partnerRoles, ...authorityRoles] : partnerRoles;

export const offeredStatuses: readonly string[] = statuses;

const known: readonly (keyof typeof en)[] = [...partnerRoles, ...authorityRoles, ...statuses];

/** A role or status in words; one that nobody knows as it is. */
export function wordOf(code: string, t: Translate<keyof typeof en>): string {
  const key = known.find((one) => one === code);
  return key ? t(key) : code;
}
