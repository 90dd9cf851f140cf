import type { QueryClient } from '@tanstack/react-query';
import { profileStatus } from '#src/api/portal-endpoints.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { interests as storedInterests } from '#src/session/storage.ts';
import { writeKey } from '#src/storage/store.ts';
import { personalKey, userIn, userQuery } from '#src/session/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { profileData } from '#src/session/user-keys.ts';

/** What the server is known to have, while something else is shown. */
interface Saving {
  saved: readonly string[];
  readonly isDone: Promise<void>;
}

const running = new WeakMap<QueryClient, Saving>();

/**
 * Saves the signed-in visitor's interests (Q1). All widgets of the page show them at once; requests follow one another, so
 * that the last choice is the one that stays.
 *
 * @returns resolves when the server has them
 * @throws ApiError where it has not; what it had before is shown again
 */
export function saveInterests(client: QueryClient, api: Api, interests: readonly string[]): Promise<void> {
  const user = userIn(client);
  if (!user) return Promise.resolve();
  const known = running.get(client);
  const before = user.interests;
  show(client, api, user, interests);
  if (known) return known.isDone;
  const saving: Saving = {
    saved: before,
    isDone: Promise.resolve().then(() => send(client, api, user, saving)),
  };
  running.set(client, saving);
  return saving.isDone;
}

async function send(client: QueryClient, api: Api, { ...owner }: User, saving: Saving): Promise<void> {
  const current = () => {
    const user = userIn(client);
    return user && identityOf(user) === identityOf(owner) ? user : undefined;
  };
  try {
    for (let user = current(); user && String(user.interests) !== String(saving.saved); user = current()) {
      const { interests } = user;
      await api.send(profileStatus({ interests }));
      saving.saved = interests;
    }
  } catch (error) {
    const user = current();
    if (user) show(client, api, user, saving.saved);
    throw error;
  } finally {
    running.delete(client);
  }
  void client.invalidateQueries({ queryKey: personalKey(owner, 'profile-status') });
}

/** Shows interests wherever the visitor's are shown, on this page and the next. */
function show(client: QueryClient, api: Api, user: User, interests: readonly string[]): void {
  const changed = { ...user, interests: [...interests] };
  client.setQueryData(userQuery(api).queryKey, changed);
  writeKey(profileData, changed);
  writeKey(storedInterests, changed.interests);
}
