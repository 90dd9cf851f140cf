import { userInfoAnswer } from '#src/api/answers/visitor.schema.ts';
import type { Call } from '#src/api/call.ts';
import { fetchJson, type ApiContext } from '#src/api/client.ts';
import { userInfo, userInfoOf } from '#src/api/endpoints.ts';
import { interests, userData, userId } from './storage.ts';
import { readKey, writeKey } from '#src/storage/store.ts';
import { profileData } from './user-keys.ts';
import { clearOtherUser, clearUser } from './clear-storage.ts';
import { signInPage } from './user-api.ts';
import { toUser, userIdOf, type User } from '#src/api/user.ts';

/** A signed-in visitor, and the user data as they came. */
export interface UserInfo {
  readonly user: User;
  readonly message: string;
}

/**
 * Asks who the visitor is, and keeps or clears what is stored of the user (specification, section 4). Failures are
 * swallowed: the visitor is anonymous. In author mode nobody is asked.
 *
 * @returns null for an anonymous visitor
 * @throws the signal's reason if the question was cancelled; then nothing is cleared
 */
export async function loadUser(context: ApiContext, signal?: AbortSignal): Promise<User | null> {
  if (context.page.cmsMode === 'author') return null;
  const info = await askUserInfo(context, signal);
  // A visitor who has signed out meanwhile is not stored again.
  signal?.throwIfAborted();
  if (!info) {
    clearUser();
    return null;
  }
  store(info);
  return info.user;
}

/** The call that tells who the visitor is; undefined where that is known without one: nobody (contract, section 4). */
export function userInfoCall({ page, accessToken }: ApiContext): Call | undefined {
  const byToken = signInPage(page).site.userApi?.ssidUserInfo;
  if (byToken && accessToken?.()) return userInfoOf(byToken);
  return page.mode === 'B2C' ? userInfo : undefined;
}

async function askUserInfo(context: ApiContext, signal?: AbortSignal): Promise<UserInfo | undefined> {
  const call = userInfoCall(context);
  if (!call) return undefined;
  try {
    const withServices = { ...context, page: signInPage(context.page) };
    return readUserInfo(await fetchJson(withServices, call, userInfoAnswer, { signal }));
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** The user of an answer: status 200 or 201 and a message that holds user data; anything else means anonymous. */
export function readUserInfo({ statusCode, message }: { statusCode: string; message?: string | undefined }) {
  if (!message || !/^20[01]$/.test(statusCode)) return undefined;
  try {
    const user = toUser(JSON.parse(message));
    return user && (userIdOf(user) || user.email || user.firstName || user.lastName)
      ? { user, message }
      : undefined;
  } catch {
    return undefined;
  }
}

function store({ user, message }: UserInfo): void {
  const id = userIdOf(user);
  // What the last visitor of this browser liked is not this one's.
  if (readKey(userId) !== id) clearOtherUser();
  writeKey(profileData, user);
  writeKey(userData, message);
  writeKey(userId, id);
  writeKey(interests, user.interests);
}
