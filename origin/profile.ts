import type { Profile, User } from './data.ts';
import { memory } from './memory.ts';
import type { OriginState } from './state.ts';

/** Changes to profiles, by person. */
const changes = memory(() => new Map<string, Readonly<Record<string, unknown>>>());

/** A person's profile with what they have changed while the server runs. */
export const profileOf = (state: OriginState, user: User): Profile & Record<string, unknown> => ({
  ...user.profile,
  ...changes(state).get(user.id),
});

/** Changes fields of a person's profile. */
export function editProfile(state: OriginState, user: User, fields: Readonly<Record<string, unknown>>): void {
  changes(state).set(user.id, { ...changes(state).get(user.id), ...fields });
}
