import type { User } from '#src/api/user.ts';
import type { PartnerEntry } from '#src/partners/partner.schema.ts';
import type { Visitor } from '#src/session/useUser.ts';

const authority = ['STA_ADMIN', 'STA_CONTENT_MANAGER', 'STA_CONTRIBUTOR', 'STA_MEMBER'] as const;

/** Whether a company is the visitor's own. */
export const isOwn = (companyId: string, user: User | null): boolean =>
  user?.company?.companyId === companyId && companyId !== '';

/**
 * Whether an entry may be shown: one that is not published is for its own company and for the authority. The server decides;
 * this shows no more than it should have sent.
 */
export const maySee = ({ companyId, status }: PartnerEntry, { user, can }: Visitor): boolean =>
  status === 'published' || isOwn(companyId, user) || authority.some((role) => can(role));
