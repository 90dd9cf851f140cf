import type { Page } from '#src/page/page.ts';
import type { Visitor } from '#src/session/useUser.ts';

/** Whom a widget is for, beside being signed in (conventions, "Who may see what"). */
export interface Audience {
  /** On whose pages: B2B for business users, B2C for consumers; without it on both. */
  readonly mode?: Page['mode'];
  /** A visitor needs one of these roles; without any, every signed-in visitor may see it. */
  readonly roles?: readonly string[];
}

/** Whether a signed-in visitor belongs to an audience. It shapes what is shown and protects nothing. */
export const isFor = ({ mode, roles = [] }: Audience, page: Page, can: Visitor['can']): boolean =>
  (mode === undefined || mode === page.mode) && (roles.length === 0 || roles.some((role) => can(role)));
