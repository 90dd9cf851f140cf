import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#src/api/errors.ts';
import { collectionAnswer, type Collection } from '#src/assets/asset.schema.ts';
import type { CollectionChange, KnownCollection } from '#src/assets/useCollection.ts';
import { tryRead } from '#src/schema/read.ts';
import { changed, leftOf, together } from './merge.ts';

/** What becomes of two versions of a set: the other one, the visitor's, or what is in either. */
export type Choice = 'theirs' | 'mine' | 'both';

/** A set that its owner changes. */
export interface Editing {
  /** As the visitor has it, with what is still to be kept. */
  readonly set: Collection;
  /** Shows a change at once and keeps it. */
  readonly change: (change: CollectionChange) => void;
  /** Why the last change was not kept. It is shown still. */
  readonly failure: unknown;
  /** Keeps again what was not kept. */
  readonly again: () => void;
  /** Forgets what was not kept. */
  readonly discard: () => void;
  /** The set as others have changed it meanwhile; until the visitor has chosen nothing is kept or lost. */
  readonly theirs: Collection | undefined;
  /** What was changed is shown in `set`; what it would be together with `theirs`. */
  readonly both: Collection | undefined;
  readonly choose: (choice: Choice) => void;
}

interface Draft {
  readonly change: CollectionChange;
  /** The state of the set that was changed. */
  readonly base: string;
}

/**
 * Keeps what a visitor changes in a set, one call after another.
 *
 * @param onNamed called with another name than the one asked for, which was taken
 */
export function useEditing(
  known: KnownCollection,
  collection: Collection,
  onNamed: (name: string) => void,
): Editing {
  const [draft, setDraft] = useState<Draft>();
  const [failure, setFailure] = useState<unknown>();
  const [theirs, setTheirs] = useState<Collection>();
  /** As it is between two drawings. */
  const now = useRef<{ draft: Draft | undefined; isSending: boolean }>({
    draft: undefined,
    isSending: false,
  });

  const present = known.present() ?? collection;
  const put = (next: Draft | undefined) => {
    now.current.draft = next;
    setDraft(next);
  };
  const send = async () => {
    if (now.current.isSending) return;
    now.current.isSending = true;
    setFailure(undefined);
    try {
      for (let sent = now.current.draft; sent; sent = now.current.draft) {
        const { name, updated } = await known.change(sent.change, sent.base);
        const left = leftOf((now.current.draft ?? sent).change, sent.change);
        // A key that is pressed next acts on the set as it is then.
        flushSync(() => put(left && { change: left, base: updated }));
        if (sent.change.name !== undefined && sent.change.name !== name) onNamed(name);
      }
    } catch (reason) {
      const present = presentSet(reason);
      setTheirs(present);
      setFailure(present ? undefined : reason);
    }
    now.current.isSending = false;
  };

  return {
    set: draft ? changed(present, draft.change) : present,
    change(change) {
      const { draft: before } = now.current;
      put({ change: { ...before?.change, ...change }, base: before?.base ?? present.updated });
      void send();
    },
    failure,
    again: () => void send(),
    discard() {
      put(undefined);
      setFailure(undefined);
    },
    theirs,
    both: theirs && draft && changed(theirs, together(draft.change, theirs)),
    choose(choice) {
      const { draft: mine } = now.current;
      if (!theirs || !mine) return;
      known.accept(theirs);
      setTheirs(undefined);
      if (choice === 'theirs') return put(undefined);
      const change = choice === 'both' ? together(mine.change, theirs) : mine.change;
      put({ change, base: theirs.updated });
      return void send();
    },
  };
}

/** The set as it is now, where a change was refused because somebody else was faster. */
const presentSet = (reason: unknown): Collection | undefined =>
  reason instanceof ApiError && reason.error === 'changed'
    ? tryRead(collectionAnswer, reason.body)
    : undefined;
