import type { Language } from '#src/i18n/languages.ts';
import type { Call } from '#src/api/call.ts';

/** Mail choices (N1, N2); a file of its own, since what asks for them needs no other call. */

/** What acts for the reader of a mail carries neither cookies nor the visitor's token (contract, section 4). */
const forMail = { needsToken: false, isAnonymous: true, isSecret: true } as const;

/** Subscriptions of the visitor, or of the holder of a mailed token (N1). @param lang of the service's own words */
export const subscriptions = (lang: Language, mailedToken?: string): Call => ({
  method: 'GET',
  address: '/bin/users/retrieve-subscriptions',
  query: { lang, token: mailedToken },
  ...(mailedToken ? forMail : { needsToken: true }),
});

/** What is to become of one subscription; without a frequency the service keeps or chooses its own. */
export interface SubscriptionChange {
  readonly id: string;
  readonly subscribed: boolean;
  readonly frequency?: string;
}

/** Whose subscriptions are changed: by a mail's token, by an address, or, without either, the signed-in visitor's. */
type Whose =
  | { readonly token: string; readonly email?: never }
  | { readonly email: string; readonly token?: never }
  | { readonly token?: never; readonly email?: never };

/** What N2 is sent. */
export type SubscriptionChanges = Whose & {
  readonly subscriptions?: readonly SubscriptionChange[];
  readonly unsubscribeAll?: boolean;
  readonly reason?: string;
  readonly lang?: string;
  readonly source?: string;
  /** Sends a mail with a link to the address. */
  readonly requestLink?: boolean;
};

/** Changes subscriptions (N2), by exactly one of token header, mailed token and address. */
export const manageSubscriptions = (body: SubscriptionChanges): Call => ({
  method: 'POST',
  address: '/bin/users/manage-subscriptions',
  body,
  ...((body.token ?? body.email) ? forMail : { needsToken: true }),
});
