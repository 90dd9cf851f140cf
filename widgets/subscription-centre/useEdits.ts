import { toJson } from '#src/text/json.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { identityOf, type User } from '#src/api/user.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { tryRead } from '#src/schema/read.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { keptEdits } from '#src/subscriptions/edits.schema.ts';
import { noEdits, type Edits } from './edits.ts';

/** Under which changes are kept outside the widget. */
const kept = [{ name: 'changes' }];

interface HeldEdits {
  /** Of the visitor who is signed in. */
  readonly edits: Edits;
  readonly change: (next: Edits) => void;
  /** Those of a visitor whose session has ended, as text for the way back from the login service; empty without any. */
  readonly carried: string;
  /** Puts back what was carried, if it is this visitor's. */
  readonly restore: (carried: string) => void;
  readonly hasExpired: boolean;
}

const read = (text: unknown) => {
  try {
    return typeof text === 'string' ? tryRead(keptEdits, JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
};

const isEmpty = ({ rows, lang, leavesAll }: Edits) =>
  Object.keys(rows).length === 0 && lang === undefined && !leavesAll;

/**
 * What a visitor has changed and not yet saved: kept while the session has ended, over a reload and in another language
 * (contract, section 2), and gone when the visitor signs out or another one comes.
 */
export function useEdits(inside: RefObject<Element | null>, user: User | null): HeldEdits {
  const owner = user ? identityOf(user) : '';
  const draft = useDraft(inside, kept);
  const [held, setHeld] = useState<{ readonly owner: string; readonly edits: Edits }>();
  const [hasExpired, setExpired] = useState(false);

  useEffect(
    () =>
      onSessionEnd((reason) => {
        setExpired(reason === 'expired');
        if (reason === 'signed-out') setHeld(undefined);
      }),
    [],
  );
  const adopt = useEffectEvent(() => {
    setExpired(false);
    if (held?.owner !== owner) setHeld({ owner, edits: read(draft?.read()?.['changes']) ?? noEdits });
  });
  useLayoutEffect(() => {
    let isGone = !owner || !draft;
    queueMicrotask(() => isGone || adopt());
    return () => {
      isGone = true;
    };
  }, [owner, draft]);

  const change = (edits: Edits) => {
    setHeld({ owner, edits });
    if (isEmpty(edits)) draft?.clear();
    else draft?.keep({ changes: toJson(edits) });
  };
  return {
    edits: held && owner && held.owner === owner ? held.edits : noEdits,
    change,
    carried: held && !isEmpty(held.edits) ? toJson({ ...held.edits, owner: held.owner }) : '',
    restore(carried) {
      const found = read(carried);
      if (found && found.owner === owner) change(found);
    },
    hasExpired,
  };
}
