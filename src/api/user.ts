import * as z from 'zod/mini';

/**
 * A signed-in visitor, as the single sign-on service describes one (specification, section 3: user profile). Read
 * leniently: what is missing or of another type is empty.
 */

const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.trim()),
  ),
  '',
);

/** Interests come comma-separated from the service and as a list from storage; each is kept once. */
const interests = z.pipe(
  z.catch(z.union([z.string(), z.array(z.string())]), ''),
  z.transform((value: string | string[]) => {
    const entries = typeof value === 'string' ? value.split(',') : value;
    return [...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''))];
  }),
);

/** Roles for an area of the portal; a lone one counts as a list. */
const roles = z.catch(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string(),
      z.transform((role: string) => [role]),
    ),
  ]),
  [],
);

const company = z.object({
  companyId: text,
  companyName: text,
  companyAdmin: text,
  serviceAccess: z.catch(z.object({ STOCH: z.catch(z.object({ role: roles }), { role: [] }) }), {
    STOCH: { role: [] },
  }),
});

export const userSchema = z.object({
  ssid: text,
  sid: text,
  firstName: text,
  lastName: text,
  email: text,
  pictureUrl: text,
  interests,
  company: z.catch(z.optional(company), undefined),
});

export type User = z.output<typeof userSchema>;

/** What tells a user from all others: the `ssid`, else the `sid`; empty without either. */
export const userIdOf = ({ ssid, sid }: User): string => ssid || sid;

/** What tells one user from another in this browser, also where the service gives no id. */
export const identityOf = (user: User): string => userIdOf(user) || user.email;
