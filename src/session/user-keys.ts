import { toUser, type User } from '#src/api/user.ts';
import type { StoredKey } from '#src/storage/key.ts';
import { profileData as stored } from './storage.ts';

/** The signed-in visitor. What an older site has written is put in order, as an answer of the service is. */
export const profileData: StoredKey<User> = {
  ...stored,
  decode: (text) => toUser(JSON.parse(text)),
};
