import type { Output } from '#src/schema/node.ts';
import { tryRead } from '#src/schema/read.ts';
import { userSchema } from './user.schema.ts';

/** A signed-in visitor. What the service leaves out, or sends as another type, is empty. */
export type User = Output<typeof userSchema>;

/** Reads the data of a user; each interest is kept once. Undefined for what is no user at all. */
export function toUser(data: unknown): User | undefined {
  const user = tryRead(userSchema, data);
  if (!user) return undefined;
  const interests = user.interests.flatMap((entry) => entry.split(',')).map((entry) => entry.trim());
  return { ...user, interests: [...new Set(interests)].filter(Boolean) };
}

/** What tells a user from all others: the `ssid`, else the `sid`; empty without either. */
export const userIdOf = ({ ssid, sid }: User): string => ssid || sid;

/** What tells one user from another in this browser, also where the service gives no id. */
export const identityOf = (user: User): string => userIdOf(user) || user.email;
