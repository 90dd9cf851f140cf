import { useState } from 'react';
import { useAccountMessages } from '#src/account/messages.ts';
import { isSignedOut, troubleText } from '#src/account/save-trouble.ts';
import { useKeepInterests } from '#src/account/useKeepInterests.ts';
import { identityOf, type User } from '#src/api/user.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
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
  const { user, kept: stored, isReady, keep: keepAll } = useKeepInterests();
  const { cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const words = useAccountMessages();
  const track = useTrack();
  const [state, setState] = useState<State>({ kind: 'quiet' });
  const [draft, setDraft] = useState<{ readonly owner: string; readonly keys: readonly string[] }>();

  const owner = user ? identityOf(user) : '';
  const all = draft?.owner === owner ? draft.keys : stored;
  const shownOf = (keys: readonly string[]) => known.filter((key) => keys.includes(key));
  const least = Math.min(min, max, known.length);

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
    if (cmsMode === 'author') return false;
    setState({ kind: 'saving' });
    try {
      await keepAll(keys);
    } catch (reason) {
      tell(troubleText(words, reason));
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
    isReady,
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
