import type { Profile, User } from './data.ts';
import type { OriginState } from './state.ts';

/** A person's profile with what they have changed while the server runs. */
export const profileOf = (state: OriginState, user: User): Profile & Record<string, unknown> => ({
  ...user.profile,
  ...state.profiles.get(user.id),
});
