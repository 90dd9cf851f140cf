import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type RefObject } from 'react';
import { userIdOf } from '#src/api/user.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { userIn } from '#src/session/queries.ts';
import { useUser } from '#src/session/useUser.ts';
import { useScope } from '#src/widget/context.ts';
import { draftKey } from './draft-key.ts';
import { keepable, type KeptField } from './keepable.ts';
import {
  clearDraft,
  expireDrafts,
  forgetDrafts,
  isStored,
  readDraft,
  writeDraft,
  writeEarly,
  type DraftValues,
} from './store.ts';
import { useFailureAlert } from './useFailureAlert.ts';

/** The draft of a form; for effects and handlers. */
export interface FormDraft {
  /** What this visitor has typed before; undefined without a draft. */
  readonly read: () => DraftValues | undefined;
  /**
   * Keeps what is in the form now; what must not be kept is left out.
   *
   * @param filledIn what the form has in its fields before anything is typed: one of them that is empty now stays empty
   */
  readonly keep: (values: DraftValues, filledIn?: DraftValues) => void;
  /** Forgets it: the form was sent or cleared. */
  readonly clear: () => void;
  /** Whether the widget has failed and a reload brings back what this visitor has typed. */
  readonly isLost: () => boolean;
}

/**
 * Keeps what a visitor types into a form of the widget that is being drawn (contract, section 2). Undefined until it is
 * known who the visitor is, and on an author's page.
 *
 * @param inside an element of the widget
 * @param fields of the form; the same list as long as nothing changes
 */
export const useDraft = (
  inside: RefObject<Element | null>,
  fields: readonly KeptField[],
): FormDraft | undefined => useDrafts(inside, fields).draft;

/** @see useDrafts */
interface Drafts {
  readonly draft: FormDraft | undefined;
  /** Keeps what is typed before it is known who the visitor is, or afterwards nothing. */
  readonly keepEarly: (values: DraftValues) => void;
}

/**
 * As `useDraft`, with what keeps text before it is known who the visitor is.
 *
 * @param since what was kept before is forgotten, in ms since 1970
 */
export function useDrafts(
  inside: RefObject<Element | null>,
  fields: readonly KeptField[],
  since?: number,
): Drafts {
  const { page, name } = useScope();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const owner = user ? userIdOf(user) : '';
  const isAuthor = page.cmsMode === 'author';

  useEffect(
    () => onSessionEnd((reason) => (reason === 'signed-out' ? forgetDrafts() : expireDrafts(owner))),
    [owner],
  );

  const drafts = useMemo((): Drafts => {
    // Remembered: what was typed last is kept while the widget goes, when its mount element may be off the page already.
    const last: { mount: Element | null; key: string } = { mount: null, key: '' };
    const withKey = <Result>(act: (key: string) => Result): Result | undefined => {
      last.mount = inside.current?.closest('[data-component],[data-widget]') ?? last.mount;
      if (last.mount?.isConnected) last.key = draftKey(page, name, last.mount);
      return last.key ? act(last.key) : undefined;
    };
    const at = () => {
      const now = userIn(client);
      return { owner, now: Date.now(), since, isOver: owner !== '' && (!now || userIdOf(now) !== owner) };
    };
    const draft: FormDraft = {
      read: () => withKey((key) => readDraft(key, at())),
      keep: (values, filledIn) => withKey((key) => writeDraft(key, keepable(values, fields, filledIn), at())),
      clear: () => withKey(clearDraft),
      isLost: () =>
        last.mount?.getAttribute('data-status') === 'failed' &&
        withKey((key) => isStored(key) && readDraft(key, at()) !== undefined) === true,
    };
    return {
      draft: isPending || isAuthor ? undefined : draft,
      keepEarly(values) {
        if (isPending && !isAuthor) withKey((key) => writeEarly(key, keepable(values, fields), Date.now()));
      },
    };
  }, [isPending, isAuthor, inside, page, name, client, owner, fields, since]);
  useFailureAlert(drafts.draft?.isLost);
  return drafts;
}
