import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { askUserAgain } from '#src/session/queries.ts';
import { saveInterests } from '#src/account/save-interests.ts';
import { useApi } from '#src/session/useApi.ts';
import { useKeptInterests } from '#src/account/useInterests.ts';
import { useUser } from '#src/session/useUser.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { forgetKept, keepInterests } from './kept.ts';
import type en from './messages/en.json';
import { isSignedOut, troubleText } from './trouble.ts';
import type { Config } from './widget.ts';

/** What became of the last choice. */
export type State =
  | { readonly kind: 'quiet' | 'saving' | 'saved' }
  /** It was not taken, or not saved, and why. */
  | { readonly kind: 'trouble'; readonly text: string };

/** The visitor's choice, and what can be done with it. */
export interface Choice {
  /** Keys that are shown as chosen. */
  readonly chosen: readonly string[];
  /** All keys that are kept, also those that the picker does not show. */
  readonly all: readonly string[];
  /** Keys that the picker shows. */
  readonly known: readonly string[];
  readonly user: User | null;
  /** Whose choice it is; empty for an anonymous visitor. */
  readonly owner: string;
  readonly isAnonymous: boolean;
  /** Whether what is shown is what is kept. */
  readonly isKept: boolean;
  /** Whether it is known whose choice this is. */
  readonly isReady: boolean;
  readonly state: State;
  readonly toggle: (key: string) => void;
  /** Saves what is shown. */
  readonly save: () => void;
  /** Saves these keys. @returns whether they are saved */
  readonly keep: (keys: readonly string[]) => Promise<boolean>;
}

/**
 * The choice of an anonymous visitor in this browser, of a signed-in one in their profile. What is not saved yet belongs
 * to who chose it: it is not there for the next visitor.
 */
export function useChoice({ min, max, autoSave }: Config, known: readonly string[]): Choice {
  const api = useApi();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const kept = useKeptInterests();
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [state, setState] = useState<State>({ kind: 'quiet' });
  const [draft, setDraft] = useState<{ readonly owner: string; readonly keys: readonly string[] }>();

  const owner = user ? identityOf(user) : '';
  const stored = user ? user.interests : kept;
  const all = draft?.owner === owner ? draft.keys : stored;
  const shownOf = (keys: readonly string[]) => known.filter((key) => keys.includes(key));
  const least = Math.min(min, max, known.length);
  const isAuthoring = api.page.cmsMode === 'author';

  const tell = (text: string) => setState({ kind: 'trouble', text });
  const change = (keys: readonly string[], isFinal: boolean) => {
    const { length } = shownOf(keys);
    if (length < least) {
      setDraft({ owner, keys });
      if (isFinal || autoSave) tell(t('few', { count: least }));
      else setState({ kind: 'quiet' });
    } else if (isFinal || autoSave) void keep(keys);
    else {
      setDraft({ owner, keys });
      setState({ kind: 'quiet' });
    }
  };
  const keep = async (keys: readonly string[]) => {
    setDraft(undefined);
    if (isAuthoring) return false;
    setState({ kind: 'saving' });
    try {
      if (user) {
        await saveInterests(client, api, keys);
        forgetKept(keys);
      } else keepInterests(keys);
    } catch (reason) {
      tell(troubleText(t, reason));
      // Somebody else's change is what stands there now.
      if (reason instanceof ApiError && reason.status === 409) void askUserAgain(client);
      if (!autoSave && !isSignedOut(reason)) setDraft({ owner, keys });
      return false;
    }
    setState({ kind: 'saved' });
    track({ event: 'form_submit', clickText: shownOf(keys).join(',') });
    return true;
  };
  return {
    chosen: shownOf(all),
    all,
    known,
    user,
    owner,
    isAnonymous: !user,
    isKept: all === stored,
    isReady: !isPending && !isAuthoring,
    state,
    toggle(key) {
      const isChosen = all.includes(key);
      if (!isChosen && shownOf(all).length >= max) tell(t('full', { count: max }));
      else change(isChosen ? all.filter((other) => other !== key) : [...all, key], false);
    },
    save: () => state.kind === 'saving' || change(all, true),
    keep,
  };
}
